import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { AppLink } from './app-link.tsx';

type ButtonStyle = {
  /** `primary`: the main action of a view; `strong`: paper on ink; `plain`: outlined; `quiet`: only text. */
  look: 'primary' | 'strong' | 'plain' | 'quiet';
  size: 'small' | 'medium' | 'large';
};

type ButtonStyleProps = { [Name in keyof ButtonStyle]?: ButtonStyle[Name] | undefined };

const LOOKS = { primary: 'p', strong: 'k', plain: 's', quiet: 'g' } as const;
const SIZES = { small: ' sm', medium: '', large: ' lg' } as const;

const classes = ({ look = 'primary', size = 'medium' }: ButtonStyleProps, className?: string) =>
  `btn ${LOOKS[look]}${SIZES[size]}${className ? ` ${className}` : ''}`;

export function ButtonLink({
  look,
  size,
  className,
  ...link
}: ButtonStyleProps & ComponentPropsWithRef<typeof AppLink>) {
  return <AppLink {...link} className={classes({ look, size }, className)} />;
}

type ButtonProps = ButtonStyleProps & ComponentPropsWithRef<'button'> & { busy?: boolean | undefined };

/** Keeps a press from doing anything, and a submit button from sending its form. */
const ignore = (event: SyntheticEvent) => event.preventDefault();

/** While `busy` it ignores presses but keeps the focus, which a disabled button would lose. */
export function Button({ look, size, className, busy = false, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
      className={classes({ look, size }, className)}
    />
  );
}
