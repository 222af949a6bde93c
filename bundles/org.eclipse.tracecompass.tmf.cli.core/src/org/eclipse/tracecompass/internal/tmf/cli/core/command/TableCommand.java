package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowWriter;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.SegmentGroups;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.StateTimes;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.TreeTable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
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
                    + " the time in each state."
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
                    + " return < 0'"
        })
public final class TableCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "TRACE", description = "A trace or experiment.")
    private Path trace = Path.of("");

    @Option(
            names = "--view",
            paramLabel = "ID",
            required = true,
            description =
                    "The table: cpu-usage, system-call-latency, system-call-statistics,"
                            + " function-statistics, memory-leaks, or the title or id of another"
                            + " one.")
    private String view = "";

    @Mixin private TimeWindow window = new TimeWindow();

    @Mixin private SymbolOption symbols = new SymbolOption();

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Option(
            names = "--filter",
            paramLabel = "EXPR",
            description = "Only rows that match this filter.")
    private @Nullable String filter;

    @Option(
            names = "--sort",
            paramLabel = "COLUMN",
            description = "Sort segments by a column; with - before it, in descending order.")
    private @Nullable String sort;

    @Option(
            names = "--by",
            paramLabel = "COLUMN",
            split = ",",
            description =
                    "Sum up segments by the values of these columns: their number, their durations,"
                            + " and their bytes where they have some.")
    private List<String> by = List.of();

    @Option(names = "--limit", paramLabel = "N", description = "At most N rows.")
    private long limit = Long.MAX_VALUE;

    @Mixin private FormatOption format = new FormatOption();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        UserErrors.requirePositive("--limit", limit);
        try (OpenTrace opened = OpenTrace.open(trace, type.given(), console)) {
            symbols.prepare(opened, console);
            List<String> added = given.add(opened, console);
            Span span = window.within(TraceSpan.of(opened.trace()));
            List<Analyses.OfTrace> segments = SegmentAnalyses.named(opened, view);
            if (!segments.isEmpty()) {
                writeSegments(segments, TraceSpan.of(opened.trace()), span);
            } else if (!by.isEmpty()) {
                throw new UserError(
                        "--by needs a table of segments, but '%s' is none; omit it."
                                .formatted(view));
            } else if (sort != null) {
                throw new UserError(
                        "--sort needs a table of segments, but '%s' is none; omit it."
                                .formatted(view));
            } else {
                writeTree(opened, span, added);
            }
            ProblemReport.warn(opened, console);
        }
        return 0;
    }

    // --- trees

    private void writeTree(OpenTrace opened, Span span, List<String> added) throws IOException {
        IDataProviderDescriptor descriptor = descriptor(opened, added);
        @SuppressWarnings("unchecked")
        ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider =
                ViewProvider.await(opened, trace, descriptor, ITmfTreeDataProvider.class, console);
        Map<String, Object> times =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        List.of(span.start(), span.end()));
        TmfTreeModel<? extends ITmfTreeDataModel> model =
                provider.fetchTree(times, new NullProgressMonitor()).getModel();
        if (model == null) {
            throw new UserError(
                    "The view %s has no rows for %s.".formatted(descriptor.getName(), trace));
        }
        StateTimes states =
                provider instanceof ITimeGraphDataProvider<?> graph
                        ? StateTimes.read(
                                graph, model, span.start(), span.end(), console.cancellation())
                        : StateTimes.NONE;
        TreeTable table = new TreeTable(model, states);
        Predicate<List<String>> wanted = filter(table, TraceSpan.of(opened.trace()));
        RowWriter rows = format.writer(table.columns(), console);
        table.write(rows, wanted, limit);
        rows.finish();
    }

    /** The view; a table counts before a time graph of the same name. */
    private IDataProviderDescriptor descriptor(OpenTrace opened, List<String> added) {
        Optional<IDataProviderDescriptor> table =
                new Views(opened.trace(), Views.TABLES, added).find(view, console);
        if (table.isEmpty()) {
            table = new Views(opened.trace(), Views.STATES, added).find(view, console);
        }
        if (table.isPresent()) {
            return table.get();
        }
        Set<ProviderType> all = EnumSet.copyOf(Views.TABLES);
        all.addAll(Views.STATES);
        return new Views(opened.trace(), all, added).named(view, console);
    }

    private Predicate<List<String>> filter(TreeTable table, Span whole) {
        try {
            RowFilter rows = RowFilter.parse(filter == null ? "" : filter);
            return rows == null ? labels -> true : rows.search(table.filterColumns(frame(whole)));
        } catch (FilterSyntaxException e) {
            throw wrongFilter(e);
        }
    }

    private static TimeFrame frame(Span whole) {
        return new TimeFrame(whole.start(), whole.end(), TimeWindow.zone());
    }

    private static UserError wrongFilter(FilterSyntaxException e) {
        return new UserError("--filter: %s.".formatted(e.getMessage()), e);
    }

    // --- segments

    private void writeSegments(List<Analyses.OfTrace> analyses, Span whole, Span span)
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
        List<ISegmentAspect> aspects = SegmentsOfTraces.aspects(providers);
        SegmentTableColumns columns = new SegmentTableColumns(aspects, frame(whole));
        Predicate<ISegment> wanted = filter(columns);
        SegmentsOfTraces store = new SegmentsOfTraces(providers);
        if (!by.isEmpty()) {
            writeGroups(store, columns, wanted, providers.get(0), span);
            return;
        }
        ISegmentAspect sorted = sortAspect(columns);
        RowWriter rows = format.writer(columns.keys(), console);
        write(store, wanted, sorted, aspects, span, rows);
        rows.finish();
    }

    private void writeGroups(
            SegmentsOfTraces store,
            SegmentTableColumns columns,
            Predicate<ISegment> wanted,
            ProvidedSegments provided,
            Span span)
            throws IOException {
        if (sort != null) {
            throw new UserError("--by has an order of its own; omit --sort.");
        }
        SegmentGroups groups =
                new SegmentGroups(
                        provided, by.stream().map(name -> aspect(columns, "--by", name)).toList());
        boolean all = !window.isGiven();
        for (int i = 0; i < store.size(); i++) {
            ISegment segment = store.get(i);
            if ((all || isIn(segment, span)) && wanted.test(segment)) {
                groups.add(segment);
            }
            console.cancellation().check();
        }
        RowWriter rows = format.writer(groups.columns(), console);
        groups.write(rows, limit);
        rows.finish();
    }

    private static boolean isIn(ISegment segment, Span span) {
        return segment.getEnd() >= span.start() && segment.getStart() <= span.end();
    }

    private void write(
            SegmentsOfTraces store,
            Predicate<ISegment> wanted,
            @Nullable ISegmentAspect sorted,
            List<ISegmentAspect> aspects,
            Span span,
            RowWriter rows)
            throws IOException {
        boolean all = !window.isGiven();
        boolean descending = sort != null && sort.startsWith("-");
        int[] order =
                SegmentOrder.of(
                        store,
                        s -> (all || isIn(s, span)) && wanted.test(s),
                        sorted,
                        descending,
                        null);
        long written = 0;
        for (int index : order == null ? new int[0] : order) {
            if (written == limit) {
                break;
            }
            console.cancellation().check();
            ISegment segment = store.get(index);
            List<@Nullable Object> row = new ArrayList<>();
            for (ISegmentAspect aspect : aspects) {
                row.add(aspect.resolve(segment));
            }
            rows.row(row);
            written++;
        }
    }

    private Predicate<ISegment> filter(SegmentTableColumns columns) {
        try {
            return columns.filter(filter == null ? "" : filter);
        } catch (FilterSyntaxException e) {
            throw wrongFilter(e);
        }
    }

    private @Nullable ISegmentAspect sortAspect(SegmentTableColumns columns) {
        String column = sort;
        if (column == null) {
            return null;
        }
        return aspect(columns, "--sort", column.startsWith("-") ? column.substring(1) : column);
    }

    private static ISegmentAspect aspect(SegmentTableColumns columns, String option, String name) {
        ISegmentAspect aspect = columns.aspect(name);
        if (aspect == null) {
            throw new UserError(
                    "%s: there is no column '%s'; the columns are %s."
                            .formatted(option, name, String.join(", ", columns.keys())));
        }
        return aspect;
    }
}
