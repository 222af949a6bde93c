package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.concurrent.Callable;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;

/**
 * {@code astrolabe rehearse}: explains what the launcher script does under this name. It archives
 * the classes of commands as well, for which it needs processes that have no archive.
 */
@Command(
        name = "rehearse",
        description = {
            "Make later starts fast: archive what commands and the viewer load.",
            "The viewer is started once on a screen that nobody sees, for which Xvfb is needed. It",
            "takes half a minute and some 240 MB, in the installation or in your cache."
        },
        footer = {
            "",
            "Without it, this happens in the background after the first commands and the first viewer."
        })
public final class RehearseCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw new UserError(
                "Starts are rehearsed by the launcher script of an installation on Linux or macOS;"
                        + " this is another one.");
    }
}
