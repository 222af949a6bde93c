package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.internal.tmf.remote.ui.RemoteMemory.Place;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.remote.core.TraceLink;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.PlatformUI;

/** Opens traces of servers, in jobs. */
final class RemoteOpening {

    private static final long PAUSE_MS = 250;

    private RemoteOpening() {}

    /** Says what is to be opened, when the server answers. */
    @FunctionalInterface
    interface Choice {

        /** Returns what the server says of the experiment. */
        ExperimentFacts find(IProgressMonitor monitor) throws RemoteException;
    }

    /**
     * Opens an experiment. What goes wrong is told to the user.
     *
     * @param label its name
     */
    static void open(RemoteServer server, String label, Choice choice) {
        OpenTraces.get()
                .open(
                        label,
                        monitor -> {
                            try {
                                return openOrSelect(server, choice.find(monitor), monitor);
                            } catch (OperationCanceledException e) {
                                return null;
                            } catch (RemoteException e) {
                                tell(label, e.sentence());
                                return null;
                            }
                        });
    }

    /** Opens what a link leads to. What goes wrong is told to the user. */
    static void open(RemoteServer server, TraceLink link) {
        String label = server.address().name();
        OpenTraces.get().open(label, monitor -> follow(server, link, label, monitor));
    }

    private static @Nullable ITmfTrace follow(
            RemoteServer server, TraceLink link, String label, IProgressMonitor monitor) {
        while (true) {
            try {
                List<ExperimentFacts> found = link.find(server, monitor);
                if (found.isEmpty()) {
                    tell(label, link.missing(server, monitor));
                    return null;
                }
                for (ExperimentFacts other : found.subList(1, found.size())) {
                    open(server, other.name() + " @ " + label, again -> other);
                }
                return openOrSelect(server, found.get(0), monitor);
            } catch (OperationCanceledException e) {
                return null;
            } catch (RemoteException e) {
                if (e.kind() != RemoteException.Kind.REFUSED) {
                    tell(label, e.sentence());
                    return null;
                }
                if (!askToken(server, e.sentence())) {
                    return null;
                }
            }
        }
    }

    /** Opens a trace of the last run again, as soon as its server can be reached. */
    static void reopen(RemoteServer server, Place place) {
        OpenTraces.get().open(place.toString(), monitor -> wait(server, place, monitor));
    }

    private static @Nullable ITmfTrace wait(
            RemoteServer server, Place place, IProgressMonitor monitor) {
        while (!monitor.isCanceled()) {
            try {
                return openOrSelect(server, find(server, place, monitor), monitor);
            } catch (OperationCanceledException e) {
                return null;
            } catch (RemoteException e) {
                if (e.kind() == RemoteException.Kind.REFUSED && !askToken(server, e.sentence())) {
                    return null;
                }
                if (!e.isLost()) {
                    tell(place.toString(), e.sentence());
                    return null;
                }
                monitor.subTask(NLS.bind(Messages.Open_Waiting, e.sentence()));
                pause();
            }
        }
        return null;
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            throw new OperationCanceledException();
        }
    }

    private static boolean askToken(RemoteServer server, String reason) {
        boolean[] given = {false};
        PlatformUI.getWorkbench()
                .getDisplay()
                .syncExec(() -> given[0] = TokenQuestion.ask(server, reason));
        return given[0];
    }

    private static ExperimentFacts find(RemoteServer server, Place place, IProgressMonitor monitor)
            throws RemoteException {
        try {
            return server.experiment(place.uuid(), monitor);
        } catch (RemoteException e) {
            if (e.kind() != RemoteException.Kind.NOT_FOUND) {
                throw e;
            }
        }
        List<String> traces = new ArrayList<>();
        for (String path : place.paths()) {
            traces.add(server.openTrace(path, monitor).uuid());
        }
        return server.openExperiment(place.name(), traces, monitor);
    }

    private static @Nullable ITmfTrace openOrSelect(
            RemoteServer server, ExperimentFacts facts, IProgressMonitor monitor)
            throws RemoteException {
        for (ITmfTrace open : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (open instanceof RemoteTrace known
                    && known.server().address().equals(server.address())
                    && known.facts().uuid().equals(facts.uuid())) {
                OpenTraces.get().select(known);
                return null;
            }
        }
        return RemoteTrace.open(server, facts, monitor);
    }

    private static void tell(String label, String sentence) {
        PlatformUI.getWorkbench()
                .getDisplay()
                .asyncExec(
                        () ->
                                ErrorDialog.openError(
                                        null,
                                        Messages.Dialog_Title,
                                        NLS.bind(Messages.Open_Failed, label),
                                        new Status(
                                                IStatus.ERROR,
                                                "org.eclipse.tracecompass.tmf.remote.ui",
                                                sentence)));
    }
}
