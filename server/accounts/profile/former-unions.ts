/**
 * Countries by their codes in fiscal codes. A person born in one country of a line may have the code of another country
 * of that line.
 */
const FORMER_UNIONS: readonly string[] = [
  // Yugoslavia
  'Z118 Z148 Z149 Z150 Z153 Z157 Z158 Z159 Z160',
  // The Soviet Union
  'Z135 Z136 Z137 Z138 Z139 Z140 Z141 Z142 Z143 Z144 Z145 Z146 Z147 Z151 Z152 Z154 ' +
    'Z252 Z253 Z254 Z255 Z256 Z257 Z258 Z259',
  // Czechoslovakia, Germany, Yemen, Vietnam
  'Z105 Z155 Z156',
  'Z111 Z112',
  'Z201 Z202 Z246 Z250',
  'Z244 Z245 Z251',
  // Ethiopia, Sudan, South Africa, Tanzania
  'Z315 Z368',
  'Z348 Z907',
  'Z300 Z347 Z364 Z365 Z366 Z367 Z906',
  'Z350 Z356 Z357',
  // India, Malaysia, Indonesia, China, Palestine
  'Z222 Z236 Z239 Z249',
  'Z207 Z230 Z247 Z248',
  'Z223 Z242 Z707',
  'Z210 Z217 Z221 Z231',
  'Z161 Z218 Z220 Z226',
  // States with their territories overseas: France, the United Kingdom, the Netherlands, the United States, Denmark
  'Z110 Z324 Z346 Z360 Z361 Z403 Z508 Z513 Z607 Z716 Z723 Z729 Z902',
  'Z113 Z114 Z122 Z124 Z221 Z340 Z400 Z500 Z519 Z521 Z523 Z525 Z529 Z530 Z531 Z609 Z722 Z901',
  'Z126 Z501 Z608',
  'Z404 Z517 Z518 Z520 Z706 Z710 Z712 Z725 Z905',
  'Z107 Z108 Z402',
];

const UNIONS = FORMER_UNIONS.map((line) => line.split(' '));

/** Whether two countries were one, or one was part of the other. */
export const wereUnited = (code: string, other: string): boolean =>
  UNIONS.some((line) => line.includes(code) && line.includes(other));
