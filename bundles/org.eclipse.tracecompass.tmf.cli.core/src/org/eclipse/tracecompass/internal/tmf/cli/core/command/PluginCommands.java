package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.AbstractCommand;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import picocli.CommandLine;
import picocli.CommandLine.PicocliException;

/** The commands that plug-ins add. What is broken is logged in a sentence and left out. */
public final class PluginCommands {

    private static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.cli.core.command";
    private static final String COMMAND_ELEM = "command";
    private static final String CLASS_ATTR = "class";

    /** How the library calls a command without a name. */
    private static final String NAMELESS = "<main class>";

    private PluginCommands() {}

    /**
     * Adds the commands if the arguments name a command that is not ours, or ask what commands
     * there are. Otherwise plug-ins are not looked at, so that the program starts fast.
     *
     * @param line takes the commands; has our own already
     * @param console where commands write
     * @param args what the user has typed
     */
    public static void addTo(CommandLine line, Console console, String... args) {
        if (!areWanted(line, args)) {
            return;
        }
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if (COMMAND_ELEM.equals(element.getName())) {
                add(line, console, element);
            }
        }
    }

    private static boolean areWanted(CommandLine line, String... args) {
        boolean list = false;
        for (String arg : args) {
            if (!arg.startsWith("-")) {
                return !line.getSubcommands().containsKey(arg);
            }
            list |= arg.equals("-h") || arg.equals("--help");
        }
        return list;
    }

    private static void add(CommandLine line, Console console, IConfigurationElement element) {
        AbstractCommand command =
                ExtensionSource.create(element, CLASS_ATTR, AbstractCommand.class);
        if (command == null) {
            return;
        }
        command.init(new CommandContext(console));
        try {
            CommandLine added = new CommandLine(command);
            String name = added.getCommandName();
            if (name.isEmpty() || name.equals(NAMELESS)) {
                throw new PicocliException("it has no name");
            }
            if (line.getSubcommands().containsKey(name)) {
                throw new PicocliException("there is a command '" + name + "' already");
            }
            line.addSubcommand(name, added);
        } catch (PicocliException e) {
            ExtensionSource.logBroken(element, element.getAttribute(CLASS_ATTR), e);
        }
    }
}
