package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSink;
import org.eclipse.tracecompass.statemap.core.StatemapSource;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.statemap.core.StatemapWriter;
import org.eclipse.tracecompass.statemap.core.read.StatemapCollector;
import org.eclipse.tracecompass.statemap.core.svg.StatemapSvg;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.RowLayout;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * A time graph as statemap data, or as the interactive SVG that is drawn from it: rows become
 * entities, styles states, labels tags, all states as they are in the history. For one export; not
 * thread-safe.
 */
public final class StatemapExport {

    private static final long NANOS = 1_000_000_000;
    private static final int POLL_MILLIS = 100;
    private static final int BUFFER = 1 << 16;

    private final ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider;
    private final ProviderReader reader;
    private long start;
    private long end;
    private boolean whole = true;
    private final LayoutOptions rows = new LayoutOptions();
    private Map<String, Integer> colours = Map.of();
    private String title = "";
    private @Nullable String host;
    private @Nullable String entityKind;

    private StatemapExport(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider, long start, long end) {
        this.provider = provider;
        this.reader = new ProviderReader(provider);
        this.start = start;
        this.end = end;
    }

    /**
     * Exports a provider's rows.
     *
     * @param start the start of the trace, ns
     * @param end its end, ns
     */
    public static StatemapExport of(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider, long start, long end) {
        return new StatemapExport(provider, start, end);
    }

    /** Exports only a part of the time; the whole trace if not called. */
    public StatemapExport range(long from, long to) {
        whole = from <= start && to >= end;
        start = from;
        end = to;
        return this;
    }

    /** Exports only rows that a filter lets pass; null = all. */
    public StatemapExport rows(@Nullable RowFilter wanted) {
        rows.setFilter(wanted);
        return this;
    }

    /** Exports only rows that pass the filter of some options. */
    public StatemapExport rows(LayoutOptions chosen) {
        rows.setFilterOf(chosen);
        return this;
    }

    /** Colours instead of the provider's, by style key. */
    public StatemapExport colours(Map<String, Integer> byStyleKey) {
        colours = Map.copyOf(byStyleKey);
        return this;
    }

    /** Of what it is a map; what a provider of statemap data says itself goes before. */
    public StatemapExport title(String text) {
        title = text;
        return this;
    }

    /** Where it was recorded; nothing if not called. */
    public StatemapExport host(@Nullable String name) {
        host = name;
        return this;
    }

    /** Sets the kind of the rows, such as {@code Thread}; by default the title of their column. */
    public StatemapExport entityKind(String kind) {
        entityKind = kind;
        return this;
    }

    /**
     * Writes the data to a file, compressed if its name ends in {@code .gz}.
     *
     * @param monitor is told of the progress, and may cancel; null for none
     * @throws PictureException if there is nothing to be exported; the message is for users
     * @throws OperationCanceledException if the monitor was cancelled; the caller must delete the
     *     file
     */
    public void writeData(Path file, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        boolean compressed =
                String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".gz");
        try (OutputStream out = Files.newOutputStream(file)) {
            writeData(out, compressed, monitor);
        }
    }

    /** The same to a stream, which is closed. */
    public void writeData(OutputStream out, boolean compressed, @Nullable IProgressMonitor given)
            throws PictureException, IOException {
        IProgressMonitor monitor = given == null ? new NullProgressMonitor() : given;
        monitor.beginTask(title, 1000);
        Path body = Files.createTempFile("statemap", ".json");
        try (OutputStream data =
                compressed
                        ? new GZIPOutputStream(out, BUFFER)
                        : new BufferedOutputStream(out, BUFFER)) {
            StateNumbers numbers = new StateNumbers(colours, !(provider instanceof StatemapSource));
            long origin;
            try (Writer writer = Files.newBufferedWriter(body)) {
                origin = tellStates(new StatemapWriter(writer), numbers, monitor);
            }
            Writer text = new OutputStreamWriter(data, StandardCharsets.UTF_8);
            StatemapWriter head = new StatemapWriter(text);
            head.metadata(metadata(origin, numbers.states()));
            tellTags(head, numbers.states());
            text.flush();
            Files.copy(body, data);
        } finally {
            Files.deleteIfExists(body);
            monitor.done();
        }
    }

    /**
     * Draws the interactive SVG.
     *
     * @param coalesce how many rectangles there are less than
     * @param monitor is told of the progress, and may cancel; null for none
     * @throws PictureException if there is nothing to be drawn; the message is for users
     * @throws OperationCanceledException if the monitor was cancelled; the caller must delete the
     *     file
     */
    public void writeSvg(Path file, long coalesce, @Nullable IProgressMonitor monitor)
            throws PictureException, IOException {
        Statemap map = read(coalesce, monitor);
        try (Writer out = Files.newBufferedWriter(file)) {
            StatemapSvg.write(new StatemapStack(List.of(map)), StatemapSvg.DEFAULT_HEIGHT, out);
        }
    }

    /** The rectangles, as they would be read from the data. */
    public Statemap read(long coalesce, @Nullable IProgressMonitor given)
            throws PictureException, IOException {
        IProgressMonitor monitor = given == null ? new NullProgressMonitor() : given;
        monitor.beginTask(title, 1000);
        try (StatemapCollector collector = new StatemapCollector(coalesce)) {
            StateNumbers numbers = new StateNumbers(colours, !(provider instanceof StatemapSource));
            long origin = tellStates(collector, numbers, monitor);
            tellTags(collector, numbers.states());
            return collector.finish(metadata(origin, numbers.states()));
        } finally {
            monitor.done();
        }
    }

    /**
     * Tells all states as slices of time.
     *
     * @param sink takes them
     * @param given is told of the progress, and may cancel; null for none
     * @throws PictureException if there is nothing to be exported; the message is for users
     * @throws OperationCanceledException if the monitor was cancelled
     */
    public void writeSlices(SliceSink sink, @Nullable IProgressMonitor given)
            throws PictureException, IOException {
        IProgressMonitor monitor = given == null ? new NullProgressMonitor() : given;
        monitor.beginTask(title, 1000);
        try {
            StateNumbers numbers = new StateNumbers(colours, false);
            Rows told = told(monitor);
            Slices slices = new Slices(sink, numbers, told.names, origin(), end);
            tellStates(told, slices, numbers, monitor);
            slices.finish();
        } finally {
            monitor.done();
        }
    }

    private record Rows(List<TimeGraphEntry> entries, List<String> names, EntityNames naming) {}

    /** The rows that are told of, in the order of the view. */
    private Rows told(IProgressMonitor monitor) throws PictureException {
        TimeGraphTree tree = tree(monitor);
        if (entityKind == null && !tree.columns().isEmpty()) {
            entityKind = tree.columns().get(0).title();
        }
        List<TimeGraphEntry> entries = entries(tree);
        EntityNames naming = new EntityNames(tree);
        return new Rows(entries, naming.of(entries), naming);
    }

    /** Returns the instant that times are counted from. */
    private long tellStates(StatemapSink out, StateNumbers numbers, IProgressMonitor monitor)
            throws PictureException, IOException {
        return tellStates(told(monitor), out, numbers, monitor);
    }

    private long tellStates(
            Rows told, StatemapSink out, StateNumbers numbers, IProgressMonitor monitor)
            throws PictureException, IOException {
        List<TimeGraphEntry> entries = told.entries;
        List<String> names = told.names;
        long origin = origin();
        // no states are read yet, but the styles
        reader.allStates(List.of(), start, start, monitor);
        numbers.learn(reader.palette(), links(monitor));
        new StatesWalk(
                        reader,
                        entries.stream().map(TimeGraphEntry::id).toList(),
                        numbers,
                        order(names),
                        (time, row, state, tag) ->
                                out.datum(time - origin, names.get(row), state, tag))
                .walk(start, end, monitor);
        // behind the data, because entities count in the order in which they are first named
        for (int i = 0; i < names.size(); i++) {
            String description = told.naming.description(entries.get(i));
            if (!description.isEmpty()) {
                out.description(names.get(i), description);
            }
        }
        return origin;
    }

    /** The order of data at an instant, where the provider knows it. */
    private StatesWalk.Order order(List<String> names) {
        if (!(provider instanceof StatemapSource source)) {
            return time -> List.of();
        }
        Map<String, Integer> rowOf = new HashMap<>();
        names.forEach(name -> rowOf.put(name, rowOf.size()));
        long origin = source.metadata().startSinceEpoch();
        StatemapSource.Order order = source.order();
        return time ->
                order.at(time - origin).stream().map(rowOf::get).filter(Objects::nonNull).toList();
    }

    /** The rows, when all of them are known. */
    private TimeGraphTree tree(IProgressMonitor monitor) throws PictureException {
        while (true) {
            Reading<TimeGraphTree> reading = reader.tree(start, end, monitor);
            String failure = reading.failure();
            if (failure != null) {
                throw new PictureException("The rows cannot be read: " + failure);
            }
            if (monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            TimeGraphTree tree = reading.model();
            if (tree != null && !reading.running() && !reading.interrupted()) {
                return tree;
            }
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new OperationCanceledException();
            }
        }
    }

    private List<TimeGraphEntry> entries(TimeGraphTree tree) throws PictureException {
        LayoutOptions options = new LayoutOptions();
        options.setAllExpanded(tree, true);
        options.setFilterOf(rows);
        RowLayout layout = RowLayout.of(tree, options, id -> false);
        String problem = layout.filterProblem();
        if (problem != null) {
            throw new PictureException("Rows cannot be filtered: " + problem);
        }
        List<TimeGraphEntry> entries =
                layout.rows().stream()
                        .map(VisibleRow::entry)
                        .filter(TimeGraphEntry::hasStates)
                        .toList();
        if (entries.isEmpty()) {
            RowFilter filter = rows.filter();
            throw filter == null
                    ? PictureException.ofNothing("There are no rows to export")
                    : new PictureException("No row matches '" + filter.text() + "'");
        }
        return new ArrayList<>(entries);
    }

    /** Where rows of a whole trace begin, if that is known; statemaps have no times before. */
    private long origin() {
        if (!whole) {
            return start;
        }
        if (provider instanceof StatemapSource source) {
            return Math.min(start, source.metadata().startSinceEpoch());
        }
        return start;
    }

    private Set<String> links(IProgressMonitor monitor) {
        Set<String> links = new HashSet<>();
        if (provider instanceof IOutputStyleProvider source) {
            OutputStyleModel model = source.fetchStyle(new HashMap<>(), monitor).getModel();
            if (model != null) {
                model.getStyles()
                        .forEach(
                                (key, style) -> {
                                    if (StyleProperties.linkType()
                                            .equals(
                                                    style.getStyleValues()
                                                            .get(
                                                                    StyleProperties
                                                                            .itemTypeProperty()))) {
                                        links.add(key);
                                    }
                                });
            }
        }
        return links;
    }

    private StatemapMetadata metadata(long origin, List<StatemapState> states) {
        long since = Math.max(0, origin);
        long seconds = since / NANOS;
        long nanos = since % NANOS;
        if (provider instanceof StatemapSource source) {
            StatemapMetadata own = source.metadata();
            return new StatemapMetadata(
                    seconds, nanos, own.title(), own.host(), own.entityKind(), states);
        }
        String where = host;
        String kind = entityKind;
        return new StatemapMetadata(
                seconds,
                nanos,
                title.isEmpty() ? Optional.empty() : Optional.of(headline()),
                where == null ? Optional.empty() : Optional.of(where),
                kind == null || kind.isEmpty() ? StatemapMetadata.DEFAULT_ENTITY_KIND : kind,
                states);
    }

    /** A title that has the word is shown as it is, and not as that of some activity. */
    private String headline() {
        return title.contains("tatemap") ? title : "Statemap of " + title;
    }

    /** The definitions of tags that the provider knows, for the states that have their names. */
    private void tellTags(StatemapSink out, List<StatemapState> states) throws IOException {
        if (!(provider instanceof StatemapSource source)) {
            return;
        }
        Map<String, Integer> numbers = new HashMap<>();
        states.forEach(state -> numbers.put(state.name(), state.value()));
        List<StatemapState> own = source.metadata().states();
        for (StatemapTag tag : source.tags()) {
            Integer number =
                    tag.state() < own.size() ? numbers.get(own.get(tag.state()).name()) : null;
            if (number != null && !tag.members().isEmpty()) {
                out.tag(new StatemapTag(number, tag.name(), tag.members()));
            }
        }
    }
}
