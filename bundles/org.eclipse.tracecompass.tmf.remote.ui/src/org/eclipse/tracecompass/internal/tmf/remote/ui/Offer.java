package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts.TraceFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/**
 * What a server offers.
 *
 * @param server the server
 * @param product what it is
 * @param items what can be opened
 */
record Offer(RemoteServer server, String product, List<Item> items) {

    /**
     * Something that can be opened.
     *
     * @param name its name
     * @param detail what is in it
     * @param choice finds it
     */
    record Item(String name, String detail, RemoteOpening.Choice choice) {}

    /** Asks a server what it offers. */
    static Offer of(RemoteServer server, IProgressMonitor monitor) throws RemoteException {
        String product = server.identify(monitor);
        List<Item> items = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (ExperimentFacts facts : server.experiments(monitor)) {
            facts.traces().forEach(trace -> known.add(trace.uuid()));
            items.add(
                    new Item(
                            facts.name(),
                            NLS.bind(Messages.Dialog_Experiment, facts.traces().size()),
                            cancel -> server.experiment(facts.uuid(), cancel)));
        }
        for (TraceFacts trace : server.traces(monitor)) {
            if (!known.contains(trace.uuid())) {
                items.add(
                        new Item(
                                trace.name(),
                                trace.path(),
                                cancel ->
                                        server.openExperiment(
                                                trace.name(), List.of(trace.uuid()), cancel)));
            }
        }
        return new Offer(server, product, items);
    }
}
