package org.eclipse.tracecompass.tmf.remote.core;

import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts.TraceFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/**
 * The traces of a server as users write them on a command line: its address, and behind a {@code #}
 * the name of an experiment, or the path of a trace on the server.
 *
 * @param address the address of the server, perhaps with its token
 * @param wanted the name, or the path; empty for all that is open
 */
public record TraceLink(String address, String wanted) {

    /** Returns whether a text is a link, and no path of a file. */
    public static boolean isLink(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.startsWith("http://") || lower.startsWith("https://");
    }

    /** Reads a link. */
    public static TraceLink of(String text) {
        int hash = text.indexOf('#');
        return hash < 0
                ? new TraceLink(text, "")
                : new TraceLink(text.substring(0, hash), text.substring(hash + 1));
    }

    /**
     * Finds what it leads to. A trace that is named by its path is opened.
     *
     * @param server the server
     * @param monitor cancels; null for none
     * @return the experiments; none if there is none of the name
     * @throws RemoteException when the server cannot be asked, or cannot open the trace
     */
    public List<ExperimentFacts> find(RemoteServer server, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        if (wanted.startsWith("/")) {
            TraceFacts trace = server.openTrace(wanted, monitor);
            return List.of(server.openExperiment(trace.name(), List.of(trace.uuid()), monitor));
        }
        return server.experiments(monitor).stream()
                .filter(facts -> wanted.isEmpty() || facts.name().equals(wanted))
                .toList();
    }

    /**
     * Says that nothing was found, and what would be.
     *
     * @param server the server
     * @param monitor cancels; null for none
     * @return a sentence for users
     * @throws RemoteException when the server cannot be asked
     */
    public String missing(RemoteServer server, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        String name = server.address().name();
        List<ExperimentFacts> all = server.experiments(monitor);
        if (all.isEmpty()) {
            return "%s has no open trace; name one behind the address: %s/#/path/of/trace."
                    .formatted(name, server.address());
        }
        List<String> names = all.stream().map(facts -> '\'' + facts.name() + '\'').toList();
        return "%s has the traces %s; name one behind the address, as in %s/#%s."
                .formatted(name, String.join(", ", names), server.address(), all.get(0).name());
    }
}
