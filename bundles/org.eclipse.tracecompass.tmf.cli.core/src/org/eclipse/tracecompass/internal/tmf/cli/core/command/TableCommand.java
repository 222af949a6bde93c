package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SelectionFigures;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.TreeTable;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.export.core.compare.StateTimes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe table}: what the tables of the viewer show. */
@Command(
        name = "table",
        description = {
            "Print a table of the viewer: statistics, CPU use, or all segments of an analysis, such"
                    + " as system calls. Of a time graph, such as Threads, print the rows with"
                    + " the time in each state. Or run an on-demand analysis of a plug-in and"
                    + " print its rows."
        },
        footer = {
            "",
            "Times and durations are in ns. --filter chooses rows, with those above them in a"
                    + " tree;",
            "--sort applies to segments. A filter is a regular expression, or conditions on"
                    + " columns with &&, || and !.",
            "",
            "Examples:",
            "  astrolabe table my-trace --view cpu-usage --from +1s --to +2s",
            "  astrolabe table my-trace --view critical-path:4711",
            "  astrolabe table my-trace --view system-call-statistics --format csv",
            "  astrolabe table my-trace --view system-call-statistics --filter 'average > 1ms'",
            "  astrolabe table my-trace --view system-call-latency --sort -duration --limit 10",
            "  astrolabe table my-trace --view file-operations --by process,file",
            "  astrolabe table my-trace --view preemptions --by thread,by --limit 10",
            "  astrolabe table my-trace --view system-call-latency --filter 'name == openat &&"
                    + " return < 0'",
            "  astrolabe table my-trace --on-demand top-callers --from +1s --to +2s",
            "  astrolabe table http://traces.example:8080/ --view system-call-latency --limit 10"
        })
public final class TableCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            description = "A trace or experiment, or the address of a trace server.")
    private TraceArgument trace = new TraceArgument("", Path.of(""));

    @Option(
            names = "--view",
            paramLabel = "ID",
            description =
                    "The table: cpu-usage, system-call-latency, system-call-statistics,"
                            + " function-statistics, memory-leaks, or the title or id of another"
                            + " one.")
    private @Nullable String view;

    @Mixin private TimeWindow window = new TimeWindow();

    @Mixin private SymbolOption symbols = new SymbolOption();

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Mixin private OnDemandOption onDemand = new OnDemandOption();

    @Mixin private RowOptions rows = new RowOptions();

    @Mixin private TypeOption type = new TypeOption();

    @Mixin private ServerOption server = new ServerOption();

    /** Creates the command. */
    public TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        rows.check();
        onDemand.check(null);
        String table = view;
        if ((table == null) != onDemand.isGiven()) {
            throw UserError.usage("Give a table: either --view or --on-demand.");
        }
        try (OpenTrace opened = open()) {
            symbols.prepare(opened, console);
            List<String> added = given.add(opened, console);
            Span whole = TraceSpan.of(opened.trace());
            Span span = window.within(whole);
            if (table == null) {
                onDemand.runOne(opened, span, console).write(rows, span, whole, console);
            } else if (trace.isServed()) {
                writeServed(opened, table, span, added);
            } else {
                List<Analyses.OfTrace> segments = SegmentAnalyses.named(opened, table);
                if (segments.isEmpty()) {
                    rows.requireNoSegments(table);
                    writeTree(opened, table, span, added);
                } else {
                    writeSegments(segments, whole, window.isGiven() ? span : null);
                }
            }
            ProblemReport.warn(opened, console);
        }
        return 0;
    }

    private OpenTrace open() {
        if (!trace.isServed()) {
            return OpenTrace.open(trace.path(), type.given(), console);
        }
        ServerOption.refuse("--type", type.given() != null);
        ServerOption.refuse("--symbols", symbols.isGiven());
        ServerOption.refuse("--states or --xml", given.isGiven());
        ServerOption.refuse("--on-demand", onDemand.isGiven());
        return server.open(trace, console);
    }

    private void writeServed(OpenTrace opened, String table, Span span, List<String> added)
            throws IOException {
        Optional<IDataProviderDescriptor> lines = ServedTable.named(opened.trace(), table);
        if (lines.isEmpty()) {
            rows.requireNoSegments(table);
            writeTree(opened, table, span, added);
            return;
        }
        ServedTable read = ServedTable.read(opened.trace(), lines.get(), console);
        rows.write(
                read.lines(),
                read.aspects(),
                null,
                window.isGiven() ? span : null,
                TraceSpan.of(opened.trace()),
                console);
    }

    // --- trees

    private void writeTree(OpenTrace opened, String table, Span span, List<String> added)
            throws IOException {
        IDataProviderDescriptor descriptor = descriptor(opened, table, added);
        @SuppressWarnings("unchecked")
        ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider =
                ViewProvider.await(opened, descriptor, ITmfTreeDataProvider.class, console);
        TmfTreeModel<? extends ITmfTreeDataModel> model =
                window.isGiven() && SelectionFigures.concern(descriptor.getId())
                        ? selection(opened, descriptor, provider, span)
                        : ViewProvider.rows(
                                opened, descriptor, provider, ViewProvider.times(span), console);
        StateTimes states =
                provider instanceof ITimeGraphDataProvider<?> graph
                        ? StateTimes.read(
                                graph,
                                model,
                                span.start(),
                                span.end(),
                                console.cancellation()::check)
                        : StateTimes.NONE;
        TreeTable content = new TreeTable(model, states);
        rows.write(content, TraceSpan.of(opened.trace()), console);
        if (!window.isGiven() && content.isBlank(provider instanceof ITimeGraphDataProvider<?>)) {
            console.note(EmptyView.explanation(opened, descriptor.getName()));
        }
    }

    private TmfTreeModel<? extends ITmfTreeDataModel> selection(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Span span) {
        TmfTreeModel<ITmfTreeDataModel> selected =
                SelectionFigures.of(
                        ViewProvider.rows(
                                opened,
                                descriptor,
                                provider,
                                SelectionFigures.parameters(span.start(), span.end()),
                                console));
        if (selected.getEntries().isEmpty()) {
            throw new UserError(
                    "The view %s has no figures of a part of %s; omit --from and --to."
                            .formatted(descriptor.getName(), opened.path()));
        }
        return selected;
    }

    /** The view; a table counts before a time graph of the same name. */
    private IDataProviderDescriptor descriptor(OpenTrace opened, String name, List<String> added) {
        Optional<IDataProviderDescriptor> table =
                new Views(opened.trace(), Views.TABLES, added).find(name, console);
        if (table.isEmpty()) {
            table = new Views(opened.trace(), Views.STATES, added).find(name, console);
        }
        if (table.isPresent()) {
            return table.get();
        }
        Set<ProviderType> all = EnumSet.copyOf(Views.TABLES);
        all.addAll(Views.STATES);
        return new Views(opened.trace(), all, added).named(name, console);
    }

    // --- segments

    private void writeSegments(List<Analyses.OfTrace> analyses, Span whole, @Nullable Span within)
            throws IOException {
        List<ProvidedSegments> providers = new ArrayList<>();
        for (Analyses.OfTrace analysis : analyses) {
            ProvidedSegments provider = ProvidedSegments.of(analysis.module());
            if (provider != null) {
                String failure = AnalysisExecution.start(analysis).await(console);
                if (failure != null) {
                    throw UserErrors.analysisFailed(analysis, failure);
                }
                providers.add(provider);
            }
        }
        SegmentsOfTraces segments = new SegmentsOfTraces(providers);
        rows.write(
                segments,
                SegmentsOfTraces.aspects(providers),
                providers.get(0),
                within,
                whole,
                console);
        if (segments.isEmpty()) {
            console.note(EmptyView.explanation(analyses.get(0).module().getName(), analyses));
        }
    }
}
