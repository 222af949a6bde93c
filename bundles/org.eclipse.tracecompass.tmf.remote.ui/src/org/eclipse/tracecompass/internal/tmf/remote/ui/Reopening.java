package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.tracecompass.internal.tmf.remote.ui.RemoteMemory.Place;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.remote.core.TraceLink;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/**
 * Opens the remote traces of the last run again, and those that the viewer was started with;
 * remembers those of this one.
 */
public final class Reopening implements IStartup {

    @Override
    public void earlyStartup() {
        TmfSignalManager.register(this);
        Map<String, RemoteServer> servers = new HashMap<>();
        for (Place place : RemoteMemory.open()) {
            RemoteServer server = servers.computeIfAbsent(place.address(), Reopening::serverAt);
            RemoteOpening.reopen(server, place);
        }
        for (String argument : Platform.getApplicationArgs()) {
            if (TraceLink.isLink(argument)) {
                open(TraceLink.of(argument));
            }
        }
    }

    private static void open(TraceLink link) {
        try {
            RemoteOpening.open(serverAt(link.address()), link);
        } catch (IllegalArgumentException e) {
            ILog.of(Reopening.class).error(link.address() + ": " + e.getMessage());
        }
    }

    private static RemoteServer serverAt(String text) {
        ServerAddress address = ServerAddress.parse(text);
        String given = address.token();
        return new RemoteServer(
                address, given == null ? RemoteMemory.tokens().tokenOf(address) : given);
    }

    private static Place placeOf(RemoteTrace trace) {
        return Place.of(trace.server().address().toString(), trace.facts());
    }

    /** Remembers a trace that was opened. */
    @TmfSignalHandler
    public void opened(TmfTraceOpenedSignal signal) {
        if (signal.getTrace() instanceof RemoteTrace trace) {
            RemoteMemory.opened(placeOf(trace));
        }
    }

    /** Forgets a trace that the user closed. */
    @TmfSignalHandler
    public void closed(TmfTraceClosedSignal signal) {
        if (signal.getTrace() instanceof RemoteTrace trace
                && !OpenTraces.get().isEnding()
                && !PlatformUI.getWorkbench().isClosing()) {
            RemoteMemory.closed(placeOf(trace));
        }
    }
}
