package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.Installation;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * The installed workbench, started as a process of its own.
 *
 * <p>The launcher script names the installation in the system property {@value
 * Installation#HOME_PROPERTY}.
 */
public final class Viewer {

    /** Environment variable: further options of the Java machine. */
    static final String OPTIONS_VARIABLE = "ASTROLABE_OPTS";

    /** The viewer closes itself. */
    private static final String REHEARSED = "-Dastrolabe.rehearsal";

    private static final String NATIVES = "--enable-native-access=ALL-UNNAMED";

    private static final String APPLICATION = "org.eclipse.tracecompass.rcp.ui.application";

    /** Equinox asks with these exit codes to be started again, for example after an update. */
    private static final List<Integer> RESTART = List.of(23, 24);

    /**
     * The optimising compiler waits until methods are used ten times as often as it would else: at
     * the start it takes more processor time than all other work.
     */
    private static final List<String> COMPILATION =
            List.of(
                    "-XX:Tier4InvocationThreshold=50000",
                    "-XX:Tier4MinInvocationThreshold=6000",
                    "-XX:Tier4CompileThreshold=150000",
                    "-XX:Tier4BackEdgeThreshold=400000",
                    "-XX:Tier3DelayOn=0");

    /**
     * Java makes no code for each method that is called by its name, of which the workbench has
     * many.
     */
    private static final String REFLECTION = "-Djdk.reflect.useNativeAccessorOnly=true";

    /**
     * Pictures are drawn by AWT, which needs no screen for it. Its own connection to the screen
     * would stand beside that of the workbench, and can crash the process when it ends.
     */
    private static final String NO_AWT_WINDOWS = "-Djava.awt.headless=true";

    /** A viewer that is aborted within this time has shown nothing that its user would miss. */
    private static final long START_NANOS = TimeUnit.SECONDS.toNanos(15);

    private final Path home;
    private final Platform platform;
    private final String options;
    private final @Nullable ViewerArchive archive;

    private Viewer(Path home, Platform platform, @Nullable ViewerArchive archive) {
        this.home = home;
        this.platform = platform;
        this.options = Objects.requireNonNullElse(System.getenv(OPTIONS_VARIABLE), "").trim();
        this.archive = archive;
    }

    /** The systems that differ in how a program with windows is started. */
    enum Platform {
        LINUX,
        MACOS,
        WINDOWS;

        static Platform current() {
            String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
            if (os.contains("mac")) {
                return MACOS;
            }
            return os.contains("win") ? WINDOWS : LINUX;
        }
    }

    /**
     * Returns the viewer of this installation.
     *
     * @throws UserError if there is none
     */
    public static Viewer installed() {
        String home = System.getProperty(Installation.HOME_PROPERTY);
        if (home == null || !Files.isRegularFile(Path.of(home, Installation.BUNDLES))) {
            throw new UserError(
                    "The viewer is not installed here; start 'astrolabe open' from an installed"
                            + " Astrolabe.");
        }
        return at(Path.of(home).toAbsolutePath(), Platform.current());
    }

    static Viewer at(Path home, Platform platform) {
        String options =
                String.join(
                        " ",
                        System.getenv().getOrDefault(OPTIONS_VARIABLE, ""),
                        System.getenv().getOrDefault("JAVA_TOOL_OPTIONS", ""),
                        System.getenv().getOrDefault("JDK_JAVA_OPTIONS", ""));
        return at(home, platform, ViewerArchive.of(options));
    }

    static Viewer at(Path home, Platform platform, @Nullable ViewerArchive archive) {
        return new Viewer(home, platform, archive);
    }

    /**
     * Runs the viewer until it is closed.
     *
     * @param data folder for its layout and preferences; null for the user's own
     * @param traces what to open: absolute paths, and addresses of servers
     * @param console whose cancellation closes the viewer
     * @return 0
     * @throws UserError if it cannot be started or has failed
     */
    public int run(@Nullable Path data, List<String> traces, Console console) {
        if (platform == Platform.LINUX
                && System.getenv("DISPLAY") == null
                && System.getenv("WAYLAND_DISPLAY") == null) {
            throw new UserError(
                    "The viewer needs a screen, but DISPLAY is not set; the other commands work"
                            + " without one (astrolabe --help).");
        }
        if (data == null && UserFolders.ofProcess().data().isEmpty()) {
            throw new UserError(
                    "Your home folder is not known; set HOME, or name a folder for the viewer with"
                            + " --data.");
        }
        ViewerArchive kept = archive;
        try {
            int code;
            boolean again;
            do {
                List<String> command = command(data, traces);
                long start = System.nanoTime();
                ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
                if (kept != null && !kept.isWhole()) {
                    // Java tells where it has recorded.
                    builder.redirectOutput(Redirect.DISCARD);
                }
                code = waitFor(builder.start(), console.cancellation()::isCancelled);
                boolean isEarly = System.nanoTime() - start < START_NANOS;
                again = RESTART.contains(code);
                if (kept != null && ended(code, kept)) {
                    again |= isEarly;
                }
            } while (again && !console.cancellation().isCancelled());
            rehearseLater();
            if (code != 0 && !console.cancellation().isCancelled()) {
                throw new UserError(
                        "The viewer ended with code %d; its log is %s.".formatted(code, log(data)));
            }
            return 0;
        } catch (IOException e) {
            throw new UserError("The viewer cannot be started: " + e.getMessage() + '.', e);
        }
    }

    private static Path log(@Nullable Path data) {
        Path log = Path.of(".metadata", ".log");
        return data != null
                ? data.toAbsolutePath().resolve(log)
                : UserFolders.ofProcess()
                        .data()
                        .orElse(Path.of(""))
                        .resolve("workspace")
                        .resolve(log);
    }

    /**
     * Returns the command that starts the workbench.
     *
     * @param data the folder for its layout and preferences; with null it takes one of the user's
     */
    List<String> command(@Nullable Path data, List<String> traces) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(java());
        // Java says "?" for an unknown home, and the platform would make a folder of that name.
        command.add(
                "-Duser.home="
                        + UserFolders.ofProcess().home().orElseGet(PrivateFolder::temporary));
        Optional<PreparedViewer> prepared = prepared();
        List<String> more = new ArrayList<>();
        ViewerArchive kept = archive;
        if (kept != null && prepared.isPresent()) {
            more.addAll(kept.options());
        }
        if (!options.isEmpty()) {
            more.addAll(List.of(options.split("\\s+")));
        }
        command.addAll(arguments(data, more, prepared));
        command.addAll(traces);
        return command;
    }

    /** The installation in its fast form; empty where there is none, which starts as well. */
    private Optional<PreparedViewer> prepared() {
        ViewerArchive kept = archive;
        if (kept == null) {
            return Optional.empty();
        }
        try {
            return PreparedViewer.find(home, kept.folder());
        } catch (IOException e) {
            // for want of room, or while the installation changes
            return Optional.empty();
        }
    }

    /** What the command says at each start, whoever the user is and whatever is opened. */
    private List<String> arguments(
            @Nullable Path data, List<String> more, Optional<PreparedViewer> prepared)
            throws IOException {
        List<String> arguments = new ArrayList<>();
        arguments.add(NATIVES);
        if (platform == Platform.MACOS) {
            arguments.add("-XstartOnFirstThread");
        }
        arguments.addAll(COMPILATION);
        arguments.addAll(List.of(REFLECTION, NO_AWT_WINDOWS));
        arguments.addAll(more);
        arguments.addAll(
                prepared.isPresent()
                        ? prepared.get().arguments()
                        : List.of("-jar", Installation.at(home).launcher().toString()));
        arguments.addAll(List.of("-install", home.toString(), "-name", "Astrolabe"));
        arguments.addAll(List.of("-application", APPLICATION));
        arguments.add("-data");
        arguments.add(data == null ? "@noDefault" : data.toAbsolutePath().toString());
        return arguments;
    }

    /**
     * Has the installation rehearsed in the background after a viewer that could not be fast. The
     * first viewer itself starts as it is, so that its user does not wait.
     */
    private void rehearseLater() throws IOException {
        Path script = home.resolve("astrolabe");
        ViewerArchive kept = archive;
        if (platform != Platform.WINDOWS
                && kept != null
                && prepared().isEmpty()
                && !kept.hasFailed()
                && !options.contains(REHEARSED)
                && Files.isExecutable(script)) {
            silent(List.of("nice", script.toString(), "rehearse")).start();
        }
    }

    /**
     * Prepares the installation, so that the next viewer starts faster. This is done where there is
     * no screen for a rehearsal.
     *
     * @throws IOException if a file cannot be read or written
     */
    public void prepare() throws IOException {
        ViewerArchive kept = archive;
        if (kept != null) {
            PreparedViewer.make(home, kept.folder());
        }
    }

    /**
     * Opens the viewer on a trace and closes it, twice, and archives what the second start uses:
     * the next viewer then starts as fast as later ones. Does nothing if there is an archive. Where
     * a start fails, viewers are started in the ordinary way.
     *
     * @param display the screen
     * @param userHome a folder in place of the user's
     * @return whether there is an archive now
     * @throws IOException if the viewer cannot be started
     */
    public boolean rehearse(String display, Path userHome, Path trace) throws IOException {
        ViewerArchive kept = archive;
        Optional<PreparedViewer> prepared =
                kept == null ? Optional.empty() : PreparedViewer.make(home, kept.folder());
        if (kept == null || prepared.isEmpty()) {
            return false;
        }
        if (!kept.isWhole()) {
            int code = rehearseOnce(display, userHome, trace, List.of(), prepared);
            if (code == 0) {
                List<String> more = kept.optionsOfRehearsal();
                code = rehearseOnce(display, userHome, trace, more, prepared);
                ended(code, kept);
            }
            if (code != 0) {
                prepared.get().removeIfUnused();
                kept.fail();
            }
        }
        return kept.isWhole();
    }

    private int rehearseOnce(
            String display,
            Path userHome,
            Path trace,
            List<String> more,
            Optional<PreparedViewer> prepared)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(java());
        command.add("-Duser.home=" + userHome);
        command.add(REHEARSED + "=true");
        command.addAll(arguments(null, more, prepared));
        command.add(trace.toString());
        ProcessBuilder builder = silent(command);
        Map<String, String> environment = builder.environment();
        environment
                .keySet()
                .removeIf(name -> name.startsWith("XDG_") || name.equals("WAYLAND_DISPLAY"));
        environment.put("DISPLAY", display);
        environment.put("HOME", userHome.toString());
        return waitFor(builder.start(), () -> false);
    }

    /**
     * Makes the archive of what the viewer has recorded.
     *
     * @return whether the archive may be why it was aborted
     */
    private boolean ended(int code, ViewerArchive kept) throws IOException {
        Optional<PreparedViewer> prepared = prepared();
        List<String> making = kept.optionsOfMaking();
        if (code == 0 && !making.isEmpty() && prepared.isPresent()) {
            List<String> command = new ArrayList<>();
            command.add(java());
            // An archive is whole only if it is made with the options of its use.
            command.add(NATIVES);
            command.addAll(making);
            command.addAll(List.of("-cp", prepared.get().classPath()));
            waitFor(silent(command).start(), () -> false);
        }
        boolean isSuspect = kept.ended(code);
        if (kept.isNew()) {
            kept.writeArguments(arguments(null, kept.optionsOfUse(), prepared));
        }
        return isSuspect;
    }

    private static ProcessBuilder silent(List<String> command) {
        return new ProcessBuilder(command)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD);
    }

    private String java() {
        String java = platform == Platform.WINDOWS ? "javaw.exe" : "java";
        return Path.of(System.getProperty("java.home"), "bin", java).toString();
    }

    private static int waitFor(Process process, BooleanSupplier isCancelled) {
        try {
            while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
                if (isCancelled.getAsBoolean()) {
                    process.destroy();
                }
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            return 0;
        }
    }
}
