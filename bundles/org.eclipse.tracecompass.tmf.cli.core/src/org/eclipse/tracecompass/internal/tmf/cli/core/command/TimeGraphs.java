package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.tracecompass.internal.tmf.cli.core.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The time graphs of a trace, which are its data providers of that type. A user may name one by the
 * id of the data provider or of the view, or by a short name.
 */
final class TimeGraphs {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";
    private static final String RESOURCES =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider";

    /** Names that are neither the id nor the title of a data provider. */
    private static final Map<String, String> ALIASES =
            Map.of(
                    "threads", THREADS,
                    "resources", RESOURCES,
                    "org.eclipse.tracecompass.analysis.os.linux.views.controlflow", THREADS,
                    "org.eclipse.tracecompass.analysis.os.linux.views.resources", RESOURCES);

    private final List<IDataProviderDescriptor> descriptors;

    /** Lists the time graphs of a trace or experiment. */
    TimeGraphs(ITmfTrace trace) {
        this.descriptors =
                DataProviderManager.getInstance().getAvailableProviders(trace).stream()
                        .filter(d -> d.getType() == ProviderType.TIME_GRAPH)
                        .toList();
    }

    /**
     * Returns the time graph of a name.
     *
     * @throws UserError if none or several have the name
     */
    IDataProviderDescriptor named(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String id = ALIASES.getOrDefault(lower, name);
        List<Predicate<IDataProviderDescriptor>> ways =
                List.of(
                        d -> d.getId().equals(id),
                        d -> d.getName().toLowerCase(Locale.ROOT).equals(lower),
                        d -> d.getId().toLowerCase(Locale.ROOT).endsWith("." + lower),
                        d -> d.getName().toLowerCase(Locale.ROOT).startsWith(lower));
        for (Predicate<IDataProviderDescriptor> way : ways) {
            List<IDataProviderDescriptor> found = descriptors.stream().filter(way).toList();
            if (found.size() == 1) {
                return found.get(0);
            }
            if (!found.isEmpty()) {
                throw new UserError("'%s' may mean %s; write the id.".formatted(name, ids(found)));
            }
        }
        throw new UserError(
                descriptors.isEmpty()
                        ? "There is no view '%s', because no view applies to this trace."
                                .formatted(name)
                        : "There is no view '%s' for this trace; there are: %s."
                                .formatted(name, ids(descriptors)));
    }

    private static String ids(List<IDataProviderDescriptor> descriptors) {
        return String.join(
                ", ", descriptors.stream().map(d -> d.getName() + " (" + d.getId() + ")").toList());
    }
}
