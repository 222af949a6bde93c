package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.internal.tmf.cli.core.CommandInput;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.StatemapStack;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.statemap.core.svg.StatemapSvg;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe statemap}: statemap data as a picture. */
@Command(
        name = "statemap",
        description = {
            "Draw statemap data as an SVG on standard output: a row per entity, time from left to"
                    + " right, a colour per state. Where there are too many states, the shortest are"
                    + " merged and drawn in a mixed colour."
        },
        footer = {
            "",
            "A FILE contains JSON objects, plain or compressed with gzip; - is standard input."
                    + " Several files are drawn one below the other, on the time of the first.",
            "A TIME is a number with ns (if none is given), us, ms, s or m: 491.2ms.",
            "",
            "Examples:",
            "  astrolabe statemap cpu.json > cpu.svg",
            "  astrolabe statemap -b 12.719s -d 500ms -s idle cpu.json > detail.svg",
            "  zcat *.gz | astrolabe statemap --list - | cut -f1 | uniq -c"
        })
public final class StatemapCommand implements Callable<Integer> {

    private static final String STANDARD_INPUT = "-";

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Statemap data.")
    private List<String> files = new ArrayList<>();

    @Mixin private StatemapTimes times = new StatemapTimes();

    @Option(
            names = {"-c", "--coalesce"},
            paramLabel = "N",
            description = "Merge until there are fewer than N rectangles per map (default 25000).")
    private @Nullable String coalesce;

    @Option(
            names = {"-s", "--sortby"},
            paramLabel = "STATE",
            description =
                    "Entities that were longest in STATE come first (default entity: by name).")
    private @Nullable String sortBy;

    @Option(
            names = {"-S", "--stacksortby"},
            paramLabel = "STATE",
            description = "Files whose entities were longest in STATE come first.")
    private @Nullable String stackSortBy;

    @Option(
            names = {"-h", "--state-height", "--stateHeight"},
            paramLabel = "PIXELS",
            description = "The height of a row (default 10).")
    private @Nullable String stateHeight;

    @Option(
            names = {"-i", "--ignore-tags", "--ignoreTags"},
            description = "Ignore tags.")
    private boolean ignoreTags;

    @Option(
            names = {"-n", "--dry-run"},
            description = "Only read and check the data.")
    private boolean dryRun;

    @Option(
            names = "--list",
            description =
                    "Print the rectangles instead: entity, start, duration, nanoseconds by state"
                            + " and by tag.")
    private boolean list;

    /** Creates the command. */
    public StatemapCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (files.isEmpty()) {
            throw UserError.usage("must specify a data file");
        }
        StatemapWindow window = times.window();
        long factor =
                whole("coalesce factor", coalesce, StatemapReader.DEFAULT_COALESCE, Long.MAX_VALUE);
        int height = (int) whole("state height", stateHeight, StatemapSvg.DEFAULT_HEIGHT, 10_000);
        StatemapStack stack = sorted(read(window, factor));
        if (dryRun) {
            return 0;
        }
        try (Writer out = console.data()) {
            if (list) {
                list(stack, out);
            } else {
                StatemapSvg.write(stack, height, out);
            }
        }
        return 0;
    }

    private static long whole(String name, @Nullable String text, long absent, long most) {
        if (text == null) {
            return absent;
        }
        if (!text.matches("\\d{1,18}")) {
            throw UserError.usage(name + " must be an integer, and not " + text);
        }
        long number = Long.parseLong(text);
        if (number < 1 || number > most) {
            throw UserError.usage("%s must be an integer from 1 to %d".formatted(name, most));
        }
        return number;
    }

    private StatemapStack read(StatemapWindow window, long factor) {
        List<Statemap> maps = new ArrayList<>();
        StatemapReader reader = new StatemapReader(window, factor, ignoreTags);
        for (String file : files) {
            Statemap map = read(file, reader);
            if (maps.isEmpty()) {
                reader = new StatemapReader(windowOf(map, window), factor, ignoreTags);
            } else if (map.rectangles() == 0) {
                console.warn(file + " has no data in the time of the first file.");
            }
            maps.add(map);
        }
        return new StatemapStack(maps);
    }

    private static StatemapWindow windowOf(Statemap first, StatemapWindow asked) {
        if (asked.sinceEpoch() && first.rectangles() == 0) {
            throw new UserError(
                    ("There is no data in this time; the data starts at %s. Choose other --begin"
                                    + " and --end.")
                            .formatted(
                                    new WallClock(TimeWindow.zone())
                                            .dateAndTime(first.metadata().startSinceEpoch())));
        }
        if (first.end() > first.begin()) {
            long start = first.metadata().startSinceEpoch();
            return new StatemapWindow(start + first.begin(), start + first.end(), true);
        }
        if (asked.begin() > 0) {
            throw new UserError(
                    "The data ends before %s; choose an earlier --begin."
                            .formatted(Durations.text(asked.begin())));
        }
        return asked;
    }

    private Statemap read(String file, StatemapReader reader) {
        String name = file.equals(STANDARD_INPUT) ? "standard input" : nameOf(file);
        try (Progress progress = new Progress(console, "reading " + name);
                CountedInput in = open(file)) {
            Statemap map =
                    reader.read(
                            in,
                            bytes -> {
                                console.cancellation().check();
                                progress.show(in.share(), null);
                            });
            progress.close();
            console.note(
                    "%s: %d records processed, %d rectangles"
                            .formatted(name, map.statistics().records(), map.rectangles()));
            return map;
        } catch (NoSuchFileException e) {
            throw new UserError("could not ingest " + file + ": No such file or directory", e);
        } catch (IOException e) {
            throw new UserError("could not ingest " + file + ": " + FileProblem.reason(e), e);
        }
    }

    private static String nameOf(String file) {
        Path name = Path.of(file).getFileName();
        return name == null ? file : name.toString();
    }

    private CountedInput open(String file) throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            return new CountedInput(console.in(), 0);
        }
        if (file.isEmpty()) {
            throw UserError.usage("The name of a FILE is empty; write - for the standard input.");
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path)) {
            throw new StatemapException("it is a folder; name a file of statemap data");
        }
        UserErrors.requireNoKernelFile(path);
        InputStream in = new CommandInput(Files.newInputStream(path), console.cancellation());
        return new CountedInput(in, Files.size(path));
    }

    private StatemapStack sorted(StatemapStack stack) {
        try {
            StatemapStack sorted = stackSortBy == null ? stack : stack.stackedBy(stackSortBy);
            return sortBy == null ? sorted : sorted.sortedBy(sortBy);
        } catch (StatemapException e) {
            throw new UserError(String.valueOf(e.getMessage()), e);
        }
    }

    private static void list(StatemapStack stack, Writer out) throws IOException {
        String separator = "";
        for (Statemap map : stack.maps()) {
            out.write(separator);
            StatemapList.write(map, out);
            separator = "\n";
        }
    }

    /** Knows how much of a file was read, compressed or not. */
    private static final class CountedInput extends FilterInputStream {

        private final long size;
        private long count;

        CountedInput(InputStream in, long size) {
            super(in);
            this.size = size;
        }

        double share() {
            return size > 0 ? (double) count / size : -1;
        }

        @Override
        public int read(byte @Nullable [] bytes, int offset, int length) throws IOException {
            int read = in.read(bytes, offset, length);
            count += Math.max(0, read);
            return read;
        }
    }
}
