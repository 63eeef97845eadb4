import { readFileSync } from 'node:fs'
import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import postcss from 'postcss'
import { afterEach, describe, expect, it } from 'vitest'
import { LIBRARY_CLASSES, componentClasses, rulesFor } from '../../../build/blueprintStyles.ts'
import { messagesOf } from '../../../build/texts.ts'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { Drawer } from '../../../src/ui/kit/Drawer.tsx'
import { Popover } from '../../../src/ui/kit/Popover.tsx'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'

afterEach(cleanup)

const l10n = new ReactLocalization([bundleOf('en', theDeployment('dobrego-cz').brand, messagesOf('en', ['shell']))])
const show = (page: React.JSX.Element) => render(<LocalizationProvider l10n={l10n}>{page}</LocalizationProvider>)

type Overlay = (props: { readonly close: () => void }) => React.JSX.Element

const DialogOverlay: Overlay = ({ close }) => (
  <Dialog title="Overlay" close={close}>
    <Button>Inside</Button>
  </Dialog>
)
const DrawerOverlay: Overlay = ({ close }) => (
  <Drawer label="Overlay" className="x" isMirrored={false} close={close}>
    <Button>Inside</Button>
  </Drawer>
)

const Page = ({ Shown }: { readonly Shown: Overlay }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <Shown close={() => setOpen(false)} />}
    </>
  )
}
const PopoverPage = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      open={isOpen}
      setOpen={setOpen}
      label="Overlay"
      placement="bottom-end"
      className="x"
      content={<Button>Inside</Button>}
    >
      <Button onClick={() => setOpen(true)}>Open</Button>
    </Popover>
  )
}

describe.each([
  ['Dialog', <Page key="dialog" Shown={DialogOverlay} />],
  ['Drawer', <Page key="drawer" Shown={DrawerOverlay} />],
  ['Popover', <PopoverPage key="popover" />],
])('%s', (_, page) => {
  const opened = async () => {
    show(page)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    return screen.findByRole('dialog', { name: 'Overlay' })
  }

  it('moves the focus to the named dialog when it opens', async () => {
    const dialog = await opened()
    await waitFor(() => expect(document.activeElement).toBe(dialog))
  })

  it('has no stop of the Tab key between the dialog and its first control', async () => {
    const dialog = await opened()
    await waitFor(() => expect(document.activeElement).toBe(dialog))
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('keeps the focus on its controls, also if it has only one', async () => {
    const dialog = await opened()
    await waitFor(() => expect(document.activeElement).toBe(dialog))
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab()
      await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
    }
  })

  it('is no live region, so that changes inside are not announced twice', async () => {
    const dialog = await opened()
    expect(dialog.closest('[aria-live]:not([aria-live="off"])')).toBeNull()
  })

  it('returns the focus to the button that opened it when Escape closes it', async () => {
    const dialog = await opened()
    within(dialog).getByRole('button', { name: 'Inside' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })
})

describe('Dialog', () => {
  it('focuses the control that its opener names', async () => {
    const First: Overlay = ({ close }) => (
      <Dialog title="Overlay" close={close} first={() => document.querySelector<HTMLElement>('#first')}>
        <input id="first" aria-label="First" />
      </Dialog>
    )
    show(<Page Shown={First} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')))
  })
})

/** The button is another one as soon as it is pressed, as after the code of a menu has loaded. */
const ReplacedButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} setOpen={setOpen} label="Overlay" placement="bottom-end" className="x" content="Inside">
      <Button key={String(isOpen)} onClick={() => setOpen(true)}>
        Open
      </Button>
    </Popover>
  )
}

/** A menu whose button closes it and opens a dialog. */
const MenuWithDialog = () => {
  const [shown, show] = useState<'nothing' | 'menu' | 'dialog'>('nothing')
  return (
    <>
      <Popover
        open={shown === 'menu'}
        setOpen={(isOpen) => show((now) => (isOpen ? 'menu' : now === 'menu' ? 'nothing' : now))}
        label="Menu"
        placement="bottom-end"
        className="x"
        content={<Button onClick={() => show('dialog')}>More</Button>}
      >
        <Button onClick={() => show('menu')}>Open</Button>
      </Popover>
      {shown === 'dialog' && <DialogOverlay close={() => show('nothing')} />}
    </>
  )
}

/** Its dialog removes the button that opened it, such as the cancellation of an order. */
const LeavingButton = () => {
  const [step, setStep] = useState<'before' | 'asked' | 'done'>('before')
  return (
    <main id="content" tabIndex={-1}>
      <section tabIndex={-1} aria-label="Order">
        {step !== 'done' && <Button onClick={() => setStep('asked')}>Open</Button>}
      </section>
      {step === 'asked' && <DialogOverlay close={() => setStep('done')} />}
    </main>
  )
}

describe('The focus returns', () => {
  it('to the part of the page that had the button, if that is gone', async () => {
    show(<LeavingButton />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Overlay' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Order' })))
  })

  it('to the button of a menu, also if it is another one by then', async () => {
    show(<ReplacedButton />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Overlay' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('to the button of the menu that opened a dialog', async () => {
    show(<MenuWithDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    const dialog = await screen.findByRole('dialog', { name: 'Overlay' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })
})

it('an overlay that another one opened while it closed gives the focus back to what opened the other one', async () => {
  const Replaced = () => {
    const [shown, setShown] = useState<'menu' | 'dialog'>()
    return (
      <>
        <Button onClick={() => setShown('menu')}>Open</Button>
        {shown === 'menu' && (
          <Drawer label="Menu" className="x" isMirrored={false} close={() => setShown(undefined)}>
            <Button onClick={() => setShown('dialog')}>More</Button>
          </Drawer>
        )}
        {shown === 'dialog' && (
          <Dialog title="Overlay" close={() => setShown(undefined)}>
            <Button>Inside</Button>
          </Dialog>
        )}
      </>
    )
  }
  show(<Replaced />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  const dialog = await screen.findByRole('dialog', { name: 'Overlay' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

const MirroredDrawer: Overlay = ({ close }) => (
  <Drawer label="Overlay" className="x" isMirrored close={close}>
    <Button>Inside</Button>
  </Drawer>
)
/** A menu whose code has loaded after the press. */
const LatePopover: Overlay = ({ close }) => (
  <Popover open setOpen={close} label="Overlay" placement="bottom-end" className="x" content="Inside">
    <Button>Target</Button>
  </Popover>
)

/** The classes of the library that elements have while the overlays open, are open, and close; icons without their names. */
const classesOfOverlays = async (): Promise<ReadonlyArray<string>> => {
  const seen = new Set<string>()
  const watching = new MutationObserver(() => {
    for (const { classList } of document.querySelectorAll('[class*=bp6-]')) for (const name of classList) seen.add(name)
  })
  watching.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
  for (const page of [
    ...[DialogOverlay, DrawerOverlay, MirroredDrawer, LatePopover].map((Shown) => <Page key="page" Shown={Shown} />),
    <PopoverPage key="popover" />,
  ]) {
    show(page)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Overlay' })))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Overlay' })).toBeNull())
    cleanup()
  }
  watching.disconnect()
  return [...seen].filter((name) => !name.startsWith('bp6-icon-'))
}

it("the list of the build has exactly the classes with which the library's sheet styles overlays (docs/adr/0004)", async () => {
  const sheet = readFileSync('node_modules/@blueprintjs/core/lib/css/blueprint.css', 'utf8')
  const styled = new Set<string>()
  postcss.parse(rulesFor(await classesOfOverlays(), sheet)).walkRules(({ selector }) => {
    for (const name of componentClasses(selector)) styled.add(name)
  })
  expect([...styled].toSorted()).toEqual(LIBRARY_CLASSES)
})
