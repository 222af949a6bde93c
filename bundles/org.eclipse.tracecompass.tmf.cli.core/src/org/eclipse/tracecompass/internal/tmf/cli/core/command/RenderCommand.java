package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.UserError;
import org.eclipse.tracecompass.internal.tmf.cli.core.WholeFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture.PictureException;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe render}: a view as a picture, without a screen. */
@Command(
        name = "render",
        description = {
            "Draw a view into a file, as the viewer would show it. The history is built first if it is not there"
                    + " yet."
        },
        footer = {
            "",
            "Examples:",
            "  astrolabe render my-trace --view threads --out threads.svg",
            "  astrolabe render my-trace --view resources --out cpus.png --from +1s --to +1.1s --rows 'CPU'"
        })
public final class RenderCommand implements Callable<Integer> {

    private static final int LEAST_WIDTH = 200;
    private static final int MOST_WIDTH = 30_000;

    private final Console console;

    @Parameters(paramLabel = "TRACE", description = "A trace or experiment.")
    private Path trace = Path.of("");

    @Option(
            names = "--view",
            paramLabel = "ID",
            required = true,
            description = "The view: threads, resources, or the id of another one.")
    private String view = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "Where the picture goes; its name ends in .svg or .png.")
    private Path out = Path.of("");

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(names = "--width", paramLabel = "PX", description = "Width in pixels (1600).")
    private int width = 1600;

    @Option(
            names = "--rows",
            paramLabel = "REGEX",
            description =
                    "Only rows whose name contains a match, and the rows above them in the tree.")
    private @Nullable String rows;

    /** The looks of a picture. */
    enum Look {
        LIGHT,
        DARK
    }

    @Option(names = "--theme", paramLabel = "THEME", description = "light (default) or dark.")
    private Look theme = Look.LIGHT;

    /** Creates the command. */
    public RenderCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        boolean svg = isSvg();
        if (width < LEAST_WIDTH || width > MOST_WIDTH) {
            throw new UserError(
                    "--width is %d; it must be between %d and %d pixels."
                            .formatted(width, LEAST_WIDTH, MOST_WIDTH));
        }
        Pattern filter = filter();
        try (OpenTrace opened = OpenTrace.open(trace, console)) {
            try {
                draw(opened, svg, filter);
            } catch (UncheckedIOException | PictureException | UserError e) {
                if (!DamagedHistory.repaired(opened, e, console)) {
                    throw e;
                }
                draw(opened, svg, filter);
            }
            TraceProblems.warn(opened, console);
        } catch (PictureException e) {
            console.cancellation().check();
            throw new UserError(e.getMessage() + ".", e);
        }
        return 0;
    }

    private void draw(OpenTrace opened, boolean svg, @Nullable Pattern filter)
            throws IOException, PictureException {
        try (WholeFile file = new WholeFile(out);
                Progress progress = new Progress(console, "drawing")) {
            Span all = TraceSpan.of(opened.trace());
            Span shown = window.within(all);
            IDataProviderDescriptor descriptor = new TimeGraphs(opened.trace()).named(view);
            ZoneId zone = TimeWindow.zone();
            TimeGraphPicture picture =
                    TimeGraphPicture.of(
                                    provider(opened.trace(), descriptor), all.start(), all.end())
                            .range(shown.start(), shown.end())
                            .width(width)
                            .rows(filter)
                            .theme(Theme.of(theme.name().toLowerCase(Locale.ROOT)))
                            .time(new TimeText(TimeFormat.DATE, zone, all.start()))
                            .title(descriptor.getName() + " – " + trace.getFileName());
            if (svg) {
                picture.writeSvg(file.partial(), progress);
            } else {
                picture.scale(1).writePng(file.partial(), progress);
            }
            console.cancellation().check();
            file.commit();
        }
    }

    private boolean isSvg() {
        String name = String.valueOf(out.getFileName()).toLowerCase(Locale.ROOT);
        if (!name.endsWith(".svg") && !name.endsWith(".png")) {
            throw new UserError(
                    "'%s' is neither an SVG nor a PNG file; let the name of --out end in .svg or .png."
                            .formatted(out));
        }
        return name.endsWith(".svg");
    }

    private @Nullable Pattern filter() {
        if (rows == null) {
            return null;
        }
        try {
            return Pattern.compile(rows);
        } catch (PatternSyntaxException e) {
            throw new UserError(
                    "--rows '%s' is not a regular expression (%s); put \\ before characters that are meant literally."
                            .formatted(rows, e.getDescription()),
                    e);
        }
    }

    private ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider(
            ITmfTrace opened, IDataProviderDescriptor descriptor) {
        @SuppressWarnings("unchecked")
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                opened, descriptor.getId(), ITimeGraphDataProvider.class);
        if (provider == null) {
            throw new UserError(
                    "The view %s cannot be shown for %s: its analysis does not run on this trace."
                            .formatted(descriptor.getName(), trace));
        }
        awaitAnalysis(provider, opened, descriptor);
        return provider;
    }

    /** A data provider answers while its analysis is running; a picture waits for the whole. */
    private void awaitAnalysis(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            ITmfTrace opened,
            IDataProviderDescriptor descriptor) {
        Map<String, Object> parameters =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        List.of(opened.getStartTime().toNanos(), opened.getEndTime().toNanos()));
        try (Progress progress = new Progress(console, descriptor.getName())) {
            while (true) {
                TmfModelResponse<?> response = provider.fetchTree(parameters, progress);
                console.cancellation().check();
                if (response.getStatus() == Status.COMPLETED) {
                    return;
                }
                if (response.getStatus() != Status.RUNNING) {
                    throw new UserError(
                            "The view %s cannot be shown for %s: %s."
                                    .formatted(
                                            descriptor.getName(),
                                            trace,
                                            response.getStatusMessage()));
                }
                progress.show(-1, "the analysis is running");
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }
}
