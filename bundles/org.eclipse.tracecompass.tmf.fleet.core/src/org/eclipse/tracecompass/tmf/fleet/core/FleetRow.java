package org.eclipse.tracecompass.tmf.fleet.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/** A trace of a fleet that is opened when it is first needed. Thread-safe. */
final class FleetRow {

    private final FleetOpener opener;
    private final TraceEntry entry;
    private @Nullable TmfTrace trace;
    private @Nullable String failure;
    private boolean isClosed;

    FleetRow(FleetOpener opener, TraceEntry entry) {
        this.opener = opener;
        this.entry = entry;
    }

    TraceEntry entry() {
        return entry;
    }

    /** Returns the first event by the common clock, ns; without events, that of the fleet. */
    long start() {
        return entry.isEmpty()
                ? opener.span().start()
                : opener.clockOf(entry).transform(entry.start());
    }

    /** Returns the last event by the common clock, ns; without events, that of the fleet. */
    long end() {
        return entry.isEmpty() ? opener.span().end() : opener.clockOf(entry).transform(entry.end());
    }

    /** Returns the trace if it is open. */
    synchronized @Nullable TmfTrace traceIfOpen() {
        return trace;
    }

    /** Returns why the trace cannot be opened; null as long as nobody has found that. */
    synchronized @Nullable String failure() {
        return failure;
    }

    /** Returns the trace, which may take some milliseconds; null if it cannot be opened. */
    synchronized @Nullable TmfTrace open() {
        if (trace == null && failure == null && !isClosed) {
            try {
                trace = opener.open(entry);
            } catch (TmfTraceException e) {
                failure = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            }
        }
        return trace;
    }

    void close() {
        TmfTrace opened;
        synchronized (this) {
            isClosed = true;
            opened = trace;
            trace = null;
        }
        if (opened != null) {
            // Nobody else knows the trace, so nobody is told by a signal.
            DataProviderManager.getInstance().close(opened);
            SymbolProviderManager.close(opened);
            opened.dispose();
        }
    }
}
