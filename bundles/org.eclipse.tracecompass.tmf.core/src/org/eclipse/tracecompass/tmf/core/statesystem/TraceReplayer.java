package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Computes the states of a trace again: a new state provider gets the events that the first one
 * got, from a reader of its own, in the thread of the caller. No request is sent, so it does not
 * matter what else is being read, or which thread asks.
 */
final class TraceReplayer implements IHistoryReplayer {

    private final ITmfStateProvider prototype;
    private final Function<ITmfStateProvider, ITmfEventRequest> requests;

    /**
     * Makes a replayer.
     *
     * @param prototype what the providers are new instances of
     * @param requests makes the request that reads all events for a provider
     */
    TraceReplayer(
            ITmfStateProvider prototype, Function<ITmfStateProvider, ITmfEventRequest> requests) {
        this.prototype = prototype;
        this.requests = requests;
    }

    @Override
    public IReplay replay(ITmfStateSystemBuilder target, @Nullable Checkpoint from)
            throws IOException {
        ITmfStateProvider provider = prototype.getNewInstance();
        if (provider instanceof AbstractTmfStateProvider ours) {
            ours.beginReplay(from != null);
        }
        provider.assignTargetStateSystem(target);
        boolean good = false;
        try {
            if (from != null && provider instanceof AbstractTmfStateProvider ours) {
                ours.resume(new DataInputStream(new ByteArrayInputStream(from.state())));
            }
            ITmfEventRequest request = requests.apply(provider);
            ITmfContext context = provider.getTrace().seekEvent(from == null ? 0 : from.position());
            good = true;
            return new Replay(
                    provider,
                    context,
                    TmfStateSystemAnalysisModule.readsAllEvents(request) ? null : request);
        } finally {
            if (!good) {
                end(provider);
            }
        }
    }

    /** A provider that is not wanted any more drops what it has, instead of completing it. */
    private static void end(ITmfStateProvider provider) {
        provider.fail(new CancellationException());
        provider.dispose();
    }

    private static final class Replay implements IReplay {

        private final ITmfStateProvider provider;
        private final ITmfTrace trace;
        private final ITmfContext context;

        /** Chooses the events; null if the provider gets all. */
        private final @Nullable ITmfEventRequest request;

        private boolean ended;

        Replay(
                ITmfStateProvider provider,
                ITmfContext context,
                @Nullable ITmfEventRequest request) {
            this.provider = provider;
            trace = provider.getTrace();
            this.context = context;
            this.request = request;
            if (request != null) {
                request.start();
            }
        }

        @Override
        public boolean advance() throws IOException {
            ITmfEvent event = trace.getNext(context);
            ITmfEventRequest request = this.request;
            if (event != null && request == null) {
                provider.processEvent(event);
            } else if (event == null || request == null || !give(event, request)) {
                complete();
                return false;
            }
            return true;
        }

        /**
         * Passes the event to the request if it matches; returns false if the request needs no
         * more.
         */
        private static boolean give(ITmfEvent event, ITmfEventRequest request) throws IOException {
            int wanted = request.getNbRequested();
            if (request.isCompleted()
                    || wanted != ITmfEventRequest.ALL_DATA && request.getNbRead() >= wanted
                    || event.getTimestamp().compareTo(request.getRange().getEndTime()) > 0) {
                return false;
            }
            if (request.getDataType().isInstance(event)
                    && event.getTimestamp().compareTo(request.getRange().getStartTime()) >= 0
                    && request.getProviderFilter().matches(event)) {
                request.handleData(event);
                if (request.isFailed()) {
                    throw new IOException(request.getFailureCause());
                }
            }
            return true;
        }

        private void complete() throws IOException {
            ITmfEventRequest request = this.request;
            if (request != null && !request.isCompleted()) {
                request.done();
            }
            ended = true;
            provider.dispose();
            Throwable cause = provider.getFailureCause();
            if (cause != null) {
                throw new IOException(cause.getMessage(), cause);
            }
        }

        @Override
        public void close() {
            if (!ended) {
                ended = true;
                end(provider);
            }
            context.dispose();
        }
    }
}
