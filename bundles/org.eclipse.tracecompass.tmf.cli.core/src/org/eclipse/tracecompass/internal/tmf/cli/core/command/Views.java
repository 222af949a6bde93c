package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.tracecompass.internal.tmf.cli.core.UserError;
import org.eclipse.tracecompass.tmf.core.callstack.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The views of a trace that can be drawn or listed, which are its data providers of some types. A
 * user may name one by the id of the data provider or of the view, by its title (with dashes for
 * spaces, if he likes), or by a short name.
 */
final class Views {

    /** What can be drawn. */
    static final Set<ProviderType> PICTURES =
            EnumSet.of(ProviderType.TIME_GRAPH, ProviderType.TREE_TIME_XY);

    /** What can be written as a table. */
    static final Set<ProviderType> TABLES =
            EnumSet.of(ProviderType.TREE_TIME_XY, ProviderType.DATA_TREE);

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

    /**
     * Lists the views of a trace or experiment.
     *
     * @param types the types of data providers that will do
     */
    Views(ITmfTrace trace, Set<ProviderType> types) {
        this.descriptors =
                DataProviderManager.getInstance().getAvailableProviders(trace).stream()
                        .filter(
                                d ->
                                        types.contains(d.getType())
                                                || types == PICTURES && isFlameGraph(d))
                        .toList();
    }

    /**
     * Returns the view of a name.
     *
     * @throws UserError if none or several have the name
     */
    IDataProviderDescriptor named(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String id = ALIASES.getOrDefault(lower, name);
        List<Predicate<IDataProviderDescriptor>> ways =
                List.of(
                        d -> d.getId().equals(id),
                        d -> title(d).equals(lower.replace('-', ' ')),
                        d -> d.getId().toLowerCase(Locale.ROOT).endsWith("." + lower),
                        d -> d.getId().toLowerCase(Locale.ROOT).endsWith(":" + lower),
                        d -> title(d).startsWith(lower.replace('-', ' ')));
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

    /** Says whether a view is the flame graph: a tree by its type, but one that is drawn, too. */
    static boolean isFlameGraph(IDataProviderDescriptor descriptor) {
        return descriptor.getId().equals(FlameGraphDataProvider.ID);
    }

    private static String title(IDataProviderDescriptor descriptor) {
        return descriptor.getName().toLowerCase(Locale.ROOT).replace('-', ' ');
    }

    private static String ids(List<IDataProviderDescriptor> descriptors) {
        return String.join(
                ", ", descriptors.stream().map(d -> d.getName() + " (" + d.getId() + ")").toList());
    }
}
