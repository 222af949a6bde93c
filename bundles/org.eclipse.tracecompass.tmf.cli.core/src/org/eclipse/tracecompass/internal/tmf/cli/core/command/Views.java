package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderNames;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The views of a trace that can be drawn or listed, which are its data providers of some types. A
 * user may name one by the id of the data provider, by its title (dashes may stand for spaces), or
 * by a name that its plug-in gives it.
 */
final class Views {

    /** The views that can be drawn. */
    static final Set<ProviderType> PICTURES =
            EnumSet.of(ProviderType.TIME_GRAPH, ProviderType.TREE_TIME_XY);

    /** The views that can be written as a table. */
    static final Set<ProviderType> TABLES =
            EnumSet.of(ProviderType.TREE_TIME_XY, ProviderType.DATA_TREE);

    /** The views that are tables of the times in each state. */
    static final Set<ProviderType> STATES = EnumSet.of(ProviderType.TIME_GRAPH);

    private final ITmfTrace trace;
    private final List<IDataProviderDescriptor> descriptors;

    /** A view that is described in a file. */
    private record Described(String title, String analysisId) {}

    /** The views that are described in files, by the id of their data provider. */
    private final Map<String, Described> described = new HashMap<>();

    private final Set<String> given;

    /**
     * Lists the views of a trace or experiment.
     *
     * @param types the types of data providers that will do
     * @param given the ids of analyses that come from an option of the command: where names clash
     *     their views are meant
     */
    Views(ITmfTrace trace, Set<ProviderType> types, Collection<String> given) {
        this.trace = trace;
        this.given = Set.copyOf(given);
        for (DeclaredView view : DeclaredViews.of(trace)) {
            described.put(view.providerId(), new Described(view.view().title(), view.analysisId()));
        }
        for (XmlView view : XmlViews.of(trace)) {
            described.put(view.providerId(), new Described(view.label(), view.analysisId()));
        }
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
     * @param console where it is said which view was taken, if others have the name too
     * @throws UserError if none or several have the name
     */
    IDataProviderDescriptor named(String name, Console console) {
        return find(name, console).orElseThrow(() -> new UserError(whyNone(name)));
    }

    /**
     * Returns the view, if there is only one.
     *
     * @throws UserError if there are none or several
     */
    IDataProviderDescriptor only() {
        if (descriptors.size() != 1) {
            throw new UserError(
                    descriptors.isEmpty()
                            ? "No view applies to this trace."
                            : "The trace has several views; give --view with one of them: "
                                    + names(descriptors)
                                    + ".");
        }
        return descriptors.get(0);
    }

    private String whyNone(String name) {
        return MissingAnalysis.reason(trace, name)
                .orElseGet(
                        () ->
                                descriptors.isEmpty()
                                        ? noView(name, ", because no view applies to it.")
                                        : noView(
                                                name,
                                                "; its views are " + names(descriptors) + "."));
    }

    /**
     * Returns the view of a name; empty if none has it.
     *
     * @param console where it is said which view was taken, if others have the name too
     * @throws UserError if several have the name
     */
    Optional<IDataProviderDescriptor> find(String name, Console console) {
        String lower = name.toLowerCase(Locale.ROOT);
        String words = words(name);
        Set<String> ids = DataProviderNames.ofPlugins().idsOf(name);
        NameChoice<IDataProviderDescriptor> choice =
                new NameChoice<>(descriptors, this::isGiven, Views::description);
        Optional<IDataProviderDescriptor> found =
                choice.only(
                        name, descriptors.stream().filter(d -> d.getId().equals(name)).toList());
        if (found.isEmpty()) {
            found =
                    choice.named(
                            name,
                            List.of(
                                    d -> ids.stream().anyMatch(id -> isOf(d, id)),
                                    d -> title(d).equals(words),
                                    d -> endsWith(d, "." + lower),
                                    d -> endsWith(d, ":" + lower),
                                    d -> describedTitle(d).equals(words)),
                            console);
        }
        if (found.isEmpty()) {
            found =
                    choice.only(
                            name,
                            descriptors.stream().filter(d -> title(d).startsWith(words)).toList());
        }
        int colon = name.indexOf(':');
        if (found.isEmpty() && colon > 0 && colon < name.length() - 1) {
            found =
                    find(name.substring(0, colon), console)
                            .map(whole -> part(whole, name.substring(colon)));
        }
        return found;
    }

    private static String noView(String name, String why) {
        return "There is no view '%s' for this trace%s".formatted(name, why);
    }

    /** A view of a part of what another one shows, such as {@code critical-path:4711}. */
    private static IDataProviderDescriptor part(IDataProviderDescriptor of, String suffix) {
        return new DataProviderDescriptor.Builder()
                .setId(of.getId() + suffix)
                .setName(of.getName() + suffix)
                .setDescription(of.getDescription())
                .setProviderType(of.getType())
                .build();
    }

    /** Returns whether a view is a flame graph, which is drawn by itself. */
    static boolean isFlameGraph(IDataProviderDescriptor descriptor) {
        return isOf(descriptor, FlameGraphDataProvider.ID);
    }

    /** Whether a view has an id, or one of an analysis behind a colon. */
    private static boolean isOf(IDataProviderDescriptor descriptor, String id) {
        return descriptor.getId().equals(id) || descriptor.getId().startsWith(id + ':');
    }

    private boolean isGiven(IDataProviderDescriptor descriptor) {
        Described view = described.get(descriptor.getId());
        return view != null && given.contains(view.analysisId());
    }

    /** The title without the name of the analysis; empty if the view is in no file. */
    private String describedTitle(IDataProviderDescriptor descriptor) {
        Described view = described.get(descriptor.getId());
        return view == null ? "" : words(view.title());
    }

    private static boolean endsWith(IDataProviderDescriptor descriptor, String end) {
        return descriptor.getId().toLowerCase(Locale.ROOT).endsWith(end);
    }

    private static String title(IDataProviderDescriptor descriptor) {
        return words(descriptor.getName());
    }

    private static String words(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[ -]+", " ");
    }

    private static String description(IDataProviderDescriptor descriptor) {
        return descriptor.getName() + " (" + descriptor.getId() + ")";
    }

    /** How the user may name each of them: by its title, with its id if others have that too. */
    private static String names(List<IDataProviderDescriptor> descriptors) {
        Map<String, Long> counts =
                descriptors.stream()
                        .collect(Collectors.groupingBy(Views::title, Collectors.counting()));
        return descriptors.stream()
                .map(
                        each ->
                                counts.getOrDefault(title(each), 0L) == 1
                                        ? '\'' + each.getName() + '\''
                                        : description(each))
                .collect(Collectors.joining(", "));
    }
}
