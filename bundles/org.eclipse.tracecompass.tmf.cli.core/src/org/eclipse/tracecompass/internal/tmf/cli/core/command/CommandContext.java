package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.Writer;
import java.nio.file.Path;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.ICommandContext;
import org.eclipse.tracecompass.tmf.cli.core.command.IOpenTrace;

/**
 * The surroundings of a command of a plug-in.
 *
 * @param console where the command writes
 */
record CommandContext(Console console) implements ICommandContext {

    @Override
    public Writer data() {
        return console.data();
    }

    @Override
    public Writer text() {
        return console.text();
    }

    @Override
    public void note(String sentence) {
        console.note(sentence);
    }

    @Override
    public void warn(String sentence) {
        console.warn(sentence);
    }

    @Override
    public void checkCancelled() {
        console.cancellation().check();
    }

    @Override
    public IOpenTrace open(Path path) {
        return OpenTrace.open(path, console);
    }
}
