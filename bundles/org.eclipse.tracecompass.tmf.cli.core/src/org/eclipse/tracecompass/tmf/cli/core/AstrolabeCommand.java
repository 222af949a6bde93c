package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.ConsoleLog;
import org.eclipse.tracecompass.internal.tmf.cli.core.EarlyExtensions;
import org.eclipse.tracecompass.internal.tmf.cli.core.author.NewPluginCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.author.SdkCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.AnalyzeCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.CompareCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.ErrorReport;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.EventsCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.ExportCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.InfoCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.OpenCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.PathArgument;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.PluginCommands;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.QueryCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.RehearseCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.RenderCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.RepeatedCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.ServeCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.SqlCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.StatemapCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.StatesCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.SyncCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TableCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TraceArgument;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TrimCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.Version;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.WaitsCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.WhyCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.InstallCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.PluginsCommand;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.UninstallCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The program {@code astrolabe}: without arguments the viewer on the demo traces, otherwise one of
 * the commands.
 *
 * <p>Exit codes: 0 done; 1 an error that the user can mend, said in one sentence on the error
 * stream; 2 wrong usage, whatever the files contain.
 */
@Command(
        name = "astrolabe",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "",
            "Read, query and draw traces of computers, on the command line or in a viewer.",
            ""
        },
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "A TRACE is a trace folder or file, or a folder with several traces (an experiment).",
            "A time T is one of",
            "  1795215653242830264           nanoseconds since the epoch",
            "  23:00:53.242830264            time of day on the trace's first day",
            "  2026-11-20T23:00:53.24Z       ISO 8601 (in your time zone if it names none)",
            "  +1.5s  +200ms  +3us           from the start of the trace",
            "",
            "Examples:",
            "  astrolabe                                     see the demo traces in the viewer",
            "  astrolabe open my-trace                       see your own",
            "  astrolabe info my-trace                       what is in it",
            "  astrolabe events my-trace --from +1s --limit 20",
            "  astrolabe query my-trace --analysis kernel --attributes 'CPUs/*' --at +1.5s",
            "  astrolabe render my-trace --view threads --out threads.svg",
            "  astrolabe export my-trace --out tables        as Parquet files, for SQL and scripts",
            "  astrolabe why my-trace --tid 4711 --from +1s   why the thread took so long",
            "  astrolabe sync alpha-trace beta-trace         how the clocks of their hosts differ",
            "  astrolabe statemap data.json > statemap.svg   a picture of the data of a script",
            "  astrolabe states check app.states my-trace    whether states are declared well",
            "",
            "'astrolabe COMMAND --help' explains a command."
        })
public final class AstrolabeCommand implements Callable<Integer> {

    private static final String SHOW_HELP = "Show this help.";

    /** The names of our commands, in the order of the help. */
    private static final List<String> COMMANDS =
            List.of(
                    "open",
                    "info",
                    "events",
                    "analyze",
                    "query",
                    "render",
                    "table",
                    "export",
                    "sql",
                    "why",
                    "waits",
                    "compare",
                    "sync",
                    "trim",
                    "serve",
                    "statemap",
                    "states",
                    "plugins",
                    "install",
                    "uninstall",
                    "rehearse",
                    "new-plugin",
                    "sdk");

    private final Console console;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = SHOW_HELP)
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    private boolean version;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "With an error, show where it arose.")
    private boolean debug;

    private final HelpWriter helpWriter;

    private AstrolabeCommand(Console console) {
        this.console = console;
        this.helpWriter = new HelpWriter(console.ownWords());
    }

    /** Runs a command in a process of its own. {@link Main} also copes with shortages of memory. */
    public static void main(String[] args) {
        ConsoleLog.install(List.of(args).contains("--debug"));
        EarlyExtensions.readFor(args);
        Console console = Console.ofProcess();
        console.cancellation().atInterrupt();
        int code = ErrorReport.OWN_ERROR;
        try {
            code = run(console, args);
            if (code != 0) {
                Main.reported();
            }
        } finally {
            console.cancellation().finished();
        }
        ProcessEnd.with(code);
    }

    /**
     * Runs a command in this process.
     *
     * @param out receives the data as UTF-8
     * @param err receives warnings and errors as UTF-8
     * @param args as on the command line
     * @return the exit code: 0, 1 or 2
     */
    public static int run(OutputStream out, OutputStream err, String... args) {
        return run(Console.of(out, err, ""), args);
    }

    static int run(Console console, String... args) {
        AstrolabeCommand root = new AstrolabeCommand(console);
        CommandLine line = root.commandLine(args);
        ErrorReport errors = new ErrorReport(console, () -> root.debug);
        line.setExecutionStrategy(new RepeatedCommand(console));
        line.setParameterExceptionHandler(errors::usage);
        line.setExecutionExceptionHandler((e, command, parsed) -> errors.failure(e, command));
        try {
            int code = line.execute(args);
            // A PrintWriter keeps failures to itself.
            line.getOut().flush();
            IOException failure = root.helpWriter.failure();
            return code == 0 && failure != null ? errors.failure(failure, line) : code;
        } catch (OutOfMemoryError | LinkageError | StackOverflowError | AssertionError e) {
            return errors.internal(e, String.join(" ", args));
        }
    }

    /** Without a command: the viewer on the demo traces. */
    @Override
    public Integer call() {
        return new OpenCommand(console).call();
    }

    /**
     * The commands that the arguments need: the one that they name, none for the version, else all.
     * To describe all takes longer than to run most of them.
     */
    private static List<String> needed(String... args) {
        if (args.length == 1 && List.of("-V", "--version").contains(args[0])) {
            return List.of();
        }
        for (String arg : args) {
            if (!arg.startsWith("-")) {
                return COMMANDS.contains(arg) ? List.of(arg) : COMMANDS;
            }
        }
        return COMMANDS;
    }

    private Object command(String name) {
        return switch (name) {
            case "open" -> new OpenCommand(console);
            case "info" -> new InfoCommand(console);
            case "events" -> new EventsCommand(console);
            case "analyze" -> new AnalyzeCommand(console);
            case "query" -> new QueryCommand(console);
            case "render" -> new RenderCommand(console);
            case "table" -> new TableCommand(console);
            case "export" -> new ExportCommand(console);
            case "sql" -> new SqlCommand(console);
            case "why" -> new WhyCommand(console);
            case "waits" -> new WaitsCommand(console);
            case "compare" -> new CompareCommand(console);
            case "sync" -> new SyncCommand(console);
            case "trim" -> new TrimCommand(console);
            case "serve" -> new ServeCommand(console);
            case "statemap" -> new StatemapCommand(console);
            case "states" -> StatesCommand.of(console);
            case "plugins" -> new PluginsCommand(console);
            case "install" -> new InstallCommand(console);
            case "uninstall" -> new UninstallCommand(console);
            case "rehearse" -> new RehearseCommand();
            case "new-plugin" -> new NewPluginCommand(console);
            case "sdk" -> new SdkCommand(console);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Every command explains itself; {@code -h} has another meaning in one of them. */
    private static void addHelp(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        String shortName = spec.findOption("-h") == null ? "-h" : "-?";
        spec.addOption(
                OptionSpec.builder(shortName, "--help")
                        .usageHelp(true)
                        .type(boolean.class)
                        .description(SHOW_HELP)
                        .build());
        command.getSubcommands().values().forEach(AstrolabeCommand::addHelp);
    }

    private CommandLine commandLine(String... args) {
        CommandLine line = new CommandLine(this);
        for (String name : needed(args)) {
            line.addSubcommand(command(name));
        }
        PluginCommands.addTo(line, console, args);
        line.getSubcommands().values().forEach(AstrolabeCommand::addHelp);
        // An argument is what the user wrote: '@name' is a name, not a file of more arguments.
        line.setExpandAtFiles(false);
        line.registerConverter(Path.class, new PathArgument());
        line.registerConverter(TraceArgument.class, new TraceArgument.Converter());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(100);
        line.setUsageHelpLongOptionsMaxWidth(36);
        boolean colours = console.outIsTerminal() && System.getenv("NO_COLOR") == null;
        line.setColorScheme(CommandLine.Help.defaultColorScheme(colours ? Ansi.ON : Ansi.OFF));
        line.setOut(new PrintWriter(helpWriter));
        line.setErr(new PrintWriter(console.err(), true));
        return line;
    }
}
