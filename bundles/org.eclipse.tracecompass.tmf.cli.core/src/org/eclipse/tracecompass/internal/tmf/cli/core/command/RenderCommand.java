package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlamePicture;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe render}: a view as a picture, without a screen. */
@Command(
        name = "render",
        description = {
            "Draw a view into a file, as the viewer shows it. If the history does not exist, it is"
                    + " built first. The values of a chart can also be written as CSV, and the states"
                    + " of rows as statemap data."
        },
        footer = {
            "",
            "Examples:",
            "  astrolabe render my-trace --view threads --out threads.svg",
            "  astrolabe render my-trace --view resources --out cpus.png --from +1s --to +1.1s"
                    + " --rows 'CPU'",
            "  astrolabe render my-trace --view threads --interactive --out threads.svg",
            "  astrolabe render my-trace --view threads --out threads.json.gz",
            "  astrolabe render my-trace --view cpu-usage --out usage.csv --width 500",
            "  astrolabe render http://traces.example:8080/#my-trace --view threads --out t.svg"
        })
public final class RenderCommand implements Callable<Integer> {

    private static final int LEAST_WIDTH = 200;
    private static final int MOST_WIDTH = 30_000;

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            description = "A trace or experiment, or the address of a trace server.")
    private TraceArgument trace = new TraceArgument("", Path.of(""));

    @Option(
            names = "--view",
            paramLabel = "ID",
            required = true,
            description =
                    "The view: threads, resources, cpu-usage, flame-chart, flame-graph, or the"
                            + " title or id of another one.")
    private String view = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description =
                    "The output file: .svg or .png, .csv for the values of a chart, .json or"
                            + " .json.gz for statemap data.")
    private Path out = Path.of("");

    @Option(
            names = "--interactive",
            description =
                    "Write an SVG to explore in a browser: zoom, search, totals. It contains all"
                            + " states, with the shortest merged.")
    private boolean interactive;

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TimeWindow window = new TimeWindow();

    @Mixin private SymbolOption symbols = new SymbolOption();

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Option(names = "--width", paramLabel = "PX", description = "Width in pixels (1600).")
    private int width = 1600;

    @Option(
            names = "--rows",
            paramLabel = "FILTER",
            description =
                    "Only rows whose name contains a text or that match conditions on columns, and"
                            + " the rows above them in the tree. For a chart, the series to draw; for a"
                            + " flame graph, the functions to mark.")
    private @Nullable String rows;

    /** The output formats. */
    private enum Format {
        SVG,
        PNG,
        CSV,
        JSON
    }

    /** The looks of a picture. */
    enum Look {
        LIGHT,
        DARK
    }

    @Option(names = "--theme", paramLabel = "THEME", description = "light (default) or dark.")
    private Look theme = Look.LIGHT;

    @Mixin private TypeOption type = new TypeOption();

    @Mixin private ServerOption server = new ServerOption();

    /** Creates the command. */
    public RenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Format format = format();
        if (interactive && format != Format.SVG) {
            throw UserError.usage(
                    "--interactive writes an SVG; the name of --out must end in .svg.");
        }
        if (width < LEAST_WIDTH || width > MOST_WIDTH) {
            throw UserError.usage(
                    "--width is %d; it must be between %d and %d pixels."
                            .formatted(width, LEAST_WIDTH, MOST_WIDTH));
        }
        RowFilter filter = filter();
        try (OpenTrace opened = open()) {
            symbols.prepare(opened, console);
            List<String> declared = given.add(opened, console);
            Span shown = window.within(TraceSpan.of(opened.trace()));
            IDataProviderDescriptor descriptor =
                    new Views(opened.trace(), Views.PICTURES, declared).named(view, console);
            draw(opened, descriptor, shown, format, filter);
            ProblemReport.warn(opened, console);
        } catch (FilterSyntaxException e) {
            throw new UserError("--rows: %s.".formatted(e.getMessage()), e);
        }
        return 0;
    }

    private OpenTrace open() {
        if (!trace.isServed()) {
            return clocks.open(List.of(trace.path()), type, console);
        }
        ServerOption.refuse("--type", type.given() != null);
        ServerOption.refuse("--synced", clocks.isGiven());
        ServerOption.refuse("--symbols", symbols.isGiven());
        ServerOption.refuse("--states or --xml", given.isGiven());
        return server.open(trace, console);
    }

    private void draw(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            Span shown,
            Format format,
            @Nullable RowFilter filter)
            throws IOException {
        try (OutputFile file = OutputFile.at(out);
                Progress progress = new Progress(console, "drawing")) {
            if (Views.isFlameGraph(descriptor)) {
                drawFlames(opened, descriptor, shown, format, filter, file.content());
            } else if (descriptor.getType() == ProviderType.TREE_TIME_XY) {
                drawChart(opened, descriptor, shown, format, filter, file.content(), progress);
            } else {
                drawRows(opened, descriptor, shown, format, filter, file.content(), progress);
            }
            console.cancellation().check();
            file.commit();
        } catch (PictureException e) {
            console.cancellation().check();
            throw EmptyView.report(
                    e, opened, descriptor.getName(), isWhole(opened, shown), console);
        }
    }

    private static boolean isWhole(OpenTrace opened, Span shown) {
        return shown.equals(TraceSpan.of(opened.trace()));
    }

    private void drawRows(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            Span shown,
            Format format,
            @Nullable RowFilter filter,
            Path file,
            Progress progress)
            throws IOException, PictureException {
        Span all = TraceSpan.of(opened.trace());
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider =
                graphProvider(opened, descriptor);
        if (interactive || format == Format.JSON) {
            StatemapOutput states =
                    new StatemapOutput(provider, all, shown, filter, title(opened, descriptor));
            if (interactive) {
                states.writeSvg(file, console, progress);
            } else {
                states.writeData(out, file, console, progress);
            }
            return;
        }
        TimeGraphPicture picture =
                TimeGraphPicture.of(provider, all.start(), all.end())
                        .range(shown.start(), shown.end())
                        .width(width)
                        .rows(filter)
                        .theme(look())
                        .time(time(opened))
                        .title(title(opened, descriptor));
        switch (format) {
            case SVG -> picture.writeSvg(file, progress);
            case PNG -> picture.scale(1).writePng(file, progress);
            case CSV -> throw hasNoValues(descriptor);
            case JSON -> throw new IllegalStateException("statemap data is not a picture");
        }
    }

    private void drawChart(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            Span shown,
            Format format,
            @Nullable RowFilter filter,
            Path file,
            Progress progress)
            throws IOException, PictureException {
        if (interactive || format == Format.JSON) {
            throw hasNoStates(descriptor);
        }
        ChartPicture chart =
                ChartPicture.of(chartProvider(opened, descriptor), shown.start(), shown.end())
                        .width(width)
                        .rows(filter)
                        .theme(look())
                        .time(time(opened))
                        .title(title(opened, descriptor));
        switch (format) {
            case SVG -> chart.writeSvg(file, progress);
            case PNG -> chart.scale(1).writePng(file, progress);
            case CSV -> chart.writeCsv(file, progress);
            case JSON -> throw hasNoStates(descriptor);
        }
        if (chart.isBlank() && filter == null && isWhole(opened, shown)) {
            console.note(EmptyView.explanation(opened, descriptor.getName()));
        }
    }

    private void drawFlames(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            Span shown,
            Format format,
            @Nullable RowFilter filter,
            Path file)
            throws IOException, PictureException {
        if (interactive || format == Format.JSON) {
            throw hasNoStates(descriptor);
        }
        FlameTrees trees = Flames.of(opened, descriptor, shown, console);
        FlamePicture picture =
                FlamePicture.of(trees)
                        .width(width)
                        .search(filter)
                        .theme(look())
                        .title(title(opened, descriptor));
        switch (format) {
            case SVG -> picture.writeSvg(file);
            case PNG -> picture.scale(1).writePng(file);
            case CSV -> throw hasNoValues(descriptor);
            case JSON -> throw hasNoStates(descriptor);
        }
    }

    private Theme look() {
        return Theme.of(theme.name().toLowerCase(Locale.ROOT));
    }

    private static TimeText time(OpenTrace opened) {
        return new TimeText(
                TimeFormat.DATE,
                TimeWindow.zone().toZoneId(),
                TraceSpan.of(opened.trace()).start());
    }

    private static String title(OpenTrace opened, IDataProviderDescriptor descriptor) {
        return descriptor.getName() + " – " + opened.path().getFileName();
    }

    private static UserError hasNoValues(IDataProviderDescriptor descriptor) {
        return new UserError(
                ("The view %s has no values to write as CSV; the name of --out must end in .svg or"
                                + " .png.")
                        .formatted(descriptor.getName()));
    }

    private static UserError hasNoStates(IDataProviderDescriptor descriptor) {
        return new UserError(
                ("The view %s has no rows of states, which statemap data and --interactive need;"
                                + " the name of --out must end in .svg or .png.")
                        .formatted(descriptor.getName()));
    }

    private Format format() {
        if (StatemapOutput.isData(out)) {
            return Format.JSON;
        }
        String name = String.valueOf(out.getFileName()).toLowerCase(Locale.ROOT);
        for (Format format : Format.values()) {
            if (name.endsWith('.' + format.name().toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw UserError.usage(
                ("'%s' has an unknown extension; the name of --out must end in .svg, .png, .csv,"
                                + " .json or .json.gz.")
                        .formatted(out));
    }

    private @Nullable RowFilter filter() {
        String text = rows;
        try {
            return text == null ? null : RowFilter.parse(text);
        } catch (FilterSyntaxException e) {
            throw UserError.usage("--rows: %s.".formatted(e.getMessage()), e);
        }
    }

    @SuppressWarnings("unchecked")
    private ITimeGraphDataProvider<? extends ITimeGraphEntryModel> graphProvider(
            OpenTrace opened, IDataProviderDescriptor descriptor) {
        return ViewProvider.await(opened, descriptor, ITimeGraphDataProvider.class, console);
    }

    @SuppressWarnings("unchecked")
    private ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> chartProvider(
            OpenTrace opened, IDataProviderDescriptor descriptor) {
        return ViewProvider.await(opened, descriptor, ITmfTreeXYDataProvider.class, console);
    }
}
