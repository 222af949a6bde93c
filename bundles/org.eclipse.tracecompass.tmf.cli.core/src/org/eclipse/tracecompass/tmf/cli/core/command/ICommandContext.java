package org.eclipse.tracecompass.tmf.cli.core.command;

import java.io.Writer;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;

/** The environment of a command. Used by one thread. */
public interface ICommandContext {

    /**
     * Opens the output for data that other programs read: UTF-8, buffered, so flush it.
     *
     * @return the writer; it throws an exception that ends the command if the reader has closed the
     *     stream
     */
    Writer data();

    /**
     * Opens the output for text that people read, as {@link #data}. Control characters, which may
     * come from a trace, are made visible.
     */
    Writer text();

    /**
     * Prints a remark about the result on the error stream.
     *
     * @param sentence one sentence
     */
    void note(String sentence);

    /**
     * Prints a warning on the error stream; the command continues.
     *
     * @param sentence one sentence
     */
    void warn(String sentence);

    /**
     * Throws an exception if the command was cancelled. Call it from time to time.
     *
     * @throws CancellationException if the user has interrupted the command
     */
    void checkCancelled();

    /**
     * Opens a trace, or the experiment that a folder holds. Progress is shown on a terminal, and
     * traces of the folder that cannot be read are named.
     *
     * @param path what the user gave
     * @return the trace; to be closed by the command
     * @throws UserError if there is nothing, or nothing that is a trace
     */
    IOpenTrace open(Path path);
}
