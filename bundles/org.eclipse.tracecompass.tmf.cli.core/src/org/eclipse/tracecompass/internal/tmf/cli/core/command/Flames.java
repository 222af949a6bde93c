package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;

/** The calls of a trace, added up for a flame graph. */
final class Flames {

    /** The name of the view. */
    static final String VIEW = "flame-graph";

    private Flames() {}

    /**
     * Adds up the calls of a range.
     *
     * @throws UserError if the trace has none
     */
    static FlameTrees of(
            OpenTrace opened, IDataProviderDescriptor descriptor, Span span, Console console) {
        FlameGraphDataProvider<?, ?, ?> provider =
                ViewProvider.await(opened, descriptor, FlameGraphDataProvider.class, console);
        FlameTrees trees;
        try (Progress adding = new Progress(console, "adding calls up")) {
            Map<String, Object> range =
                    Map.of(
                            FlameGraphDataProvider.SELECTION_RANGE_KEY,
                            List.of(span.start(), span.end()));
            trees = provider.fetchTrees(range, adding).getModel();
        }
        console.cancellation().check();
        if (trees == null) {
            throw new UserError("%s has no call graph.".formatted(opened.path()));
        }
        return trees;
    }

    /**
     * Adds up the calls of a range.
     *
     * @throws UserError if the trace has none
     */
    static FlameTrees of(OpenTrace opened, Span span, Console console) {
        Views views = new Views(opened.trace(), Views.PICTURES, List.of());
        return of(opened, views.named(VIEW, console), span, console);
    }
}
