import type { Stream } from 'effect'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { exportHistory, type ExportEvent, type HistoryExport } from '../../application/history/exportHistory.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { CsvConventions } from '../../domain/history/csvConventions.ts'
import type { ExportFormat } from '../../domain/history/exportFile.ts'
import type { Instant } from '../../domain/instant.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import { failureText, type FailureText } from '../kit/failureText.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'

type ExportFailure = Stream.Error<ReturnType<typeof exportHistory>>

export type ExportState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'writing'
      readonly orders: number
      readonly reached: Instant | undefined
      readonly total: number | undefined
    }
  /** A page could not be loaded; the export can continue from there. */
  | { readonly step: 'halted'; readonly orders: number; readonly problem: FailureText; readonly goOn: () => void }
  /** The export failed; no file is saved. */
  | { readonly step: 'failed'; readonly problem: FailureText }

export interface ExportDependencies {
  readonly run: RunUseCase
  readonly notices: Pick<NoticesViewModel, 'notify'>
  readonly vendors: Pick<VendorsViewModel, 'selected'>
  /** The export of what the screen shows now; `undefined` if it shows nothing. */
  readonly makeExport: (format: ExportFormat, csv?: CsvConventions) => HistoryExport | undefined
}

const problemOf = (failure: ExportFailure): FailureText =>
  failure._tag === 'ServiceUnavailable' ? failureText(failure) : { id: 'export-failed' }

const IDLE: ExportState = { step: 'idle' }

/**
 * The export of the history: start, progress, cancel, continue (HIST-10, OP-25). It stops with its screen and its
 * vendor.
 */
export class ExportViewModel implements ScreenViewModel {
  state: ExportState = IDLE
  readonly #deps: ExportDependencies
  #running = new AbortController()
  /** The running export, which later changes of the filters do not affect. */
  #runningExport: HistoryExport | undefined = undefined

  constructor(deps: ExportDependencies) {
    this.#deps = deps
    makeAutoObservable(this, { state: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(() => this.#deps.vendors.selected?.id, this.cancel)
    signal.addEventListener('abort', () => {
      stop()
      this.cancel()
    })
  }

  /** Whether an export is running or waits to be continued. */
  get isBusy(): boolean {
    return this.state.step === 'writing' || this.state.step === 'halted'
  }

  /** Exports what the screen shows now; one export at a time. */
  readonly begin = (format: ExportFormat, csv?: CsvConventions): void => {
    if (this.isBusy) return
    this.#runningExport = this.#deps.makeExport(format, csv)
    this.startOver()
  }

  /** Restarts the same export from its first order. */
  readonly startOver = (): void => {
    this.#running.abort()
    const runningExport = this.#runningExport
    if (runningExport === undefined) return
    const running = new AbortController()
    this.#running = running
    this.state = { step: 'writing', orders: 0, reached: undefined, total: runningExport.total }
    void this.#deps.run.each(exportHistory(runningExport), this.handleEvent, running.signal).then((outcome) => {
      if (outcome.kind === 'failed')
        runInAction(() => (this.state = { step: 'failed', problem: problemOf(outcome.failure) }))
    })
  }

  readonly goOn = (): void => {
    if (this.state.step !== 'halted') return
    const { orders, goOn } = this.state
    this.state = { step: 'writing', orders, reached: undefined, total: this.#runningExport?.total }
    goOn()
  }

  /** Cancels the export without saving a file. */
  readonly cancel = (): void => {
    this.#running.abort()
    this.state = IDLE
  }

  private readonly handleEvent = (event: ExportEvent): void => {
    switch (event.kind) {
      case 'writing': {
        const { orders, reached, total } = event
        this.state = { step: 'writing', orders, reached, total }
        return
      }
      case 'halted': {
        const { orders, failure, goOn } = event
        this.state = { step: 'halted', orders, problem: failureText(failure), goOn }
        return
      }
      case 'saved':
        this.state = IDLE
        this.#deps.notices.notify('success', {
          id: 'export-saved',
          args: { count: event.orders, file: event.fileName },
        })
        if (event.unreadable > 0)
          this.#deps.notices.notify('warning', { id: 'notice-orders-left-out', args: { count: event.unreadable } })
        return
      case 'nothing':
        this.state = IDLE
        this.#deps.notices.notify('info', { id: 'export-nothing' })
    }
  }
}
