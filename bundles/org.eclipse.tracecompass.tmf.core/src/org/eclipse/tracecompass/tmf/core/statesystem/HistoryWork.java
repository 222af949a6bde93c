package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Builds a history in parts: each has a provider of its own. */
final class HistoryWork implements ISplitWork {

    private final AbstractTmfStateProvider provider;
    private final ISplittableStateProvider splittable;
    private final ITmfStateSystemBuilder history;

    private HistoryWork(
            AbstractTmfStateProvider provider,
            ISplittableStateProvider splittable,
            ITmfStateSystemBuilder history) {
        this.provider = provider;
        this.splittable = splittable;
        this.history = history;
    }

    /**
     * Returns how a history is built in parts; null if it cannot be, or is not to be.
     *
     * @param provider the provider
     * @param history where the changes go
     */
    static @Nullable HistoryWork of(ITmfStateProvider provider, ITmfStateSystemBuilder history) {
        return provider instanceof AbstractTmfStateProvider ours
                        && provider instanceof ISplittableStateProvider splittable
                        && SplitPass.isWorthwhile(provider.getTrace())
                        && splittable.isSplittable()
                        && StateSystemFactory.newPart(history) != null
                ? new HistoryWork(ours, splittable, history)
                : null;
    }

    /** From now on, the provider handles events in the calling thread. */
    void begin() {
        provider.beginReplay(false);
    }

    @Override
    public Part newPart() {
        IHistoryPart changes = StateSystemFactory.newPart(history);
        if (changes == null
                || !(splittable.newPart() instanceof AbstractTmfStateProvider partProvider)) {
            throw new IllegalStateException(
                    "The provider %s gives no provider of a part".formatted(provider.getClass()));
        }
        partProvider.beginReplay(true);
        partProvider.assignTargetStateSystem(changes);
        return new HistoryPart(partProvider, changes);
    }

    @Override
    public void handle(ITmfEvent event) {
        provider.processEvent(event);
    }

    /** The provider and the changes of a part. */
    private final class HistoryPart implements Part {

        private final AbstractTmfStateProvider partProvider;
        private final IHistoryPart changes;

        HistoryPart(AbstractTmfStateProvider partProvider, IHistoryPart changes) {
            this.partProvider = partProvider;
            this.changes = changes;
        }

        @Override
        public void accept(ITmfEvent event) {
            partProvider.eventHandle(event);
        }

        @Override
        public boolean canJoin() {
            Throwable cause = partProvider.getFailureCause();
            if (cause != null) {
                throw cause instanceof RuntimeException exception
                        ? exception
                        : new IllegalStateException(cause);
            }
            return !provider.hasFutureEvents()
                    && !partProvider.hasFutureEvents()
                    && StateSystemFactory.fits(history, changes)
                    && splittable.canJoin(partProvider);
        }

        @Override
        public void join(@Nullable ITmfEvent last, long events) {
            StateSystemFactory.join(history, changes);
            splittable.joined(partProvider);
            provider.partJoined(last, events);
        }
    }
}
