package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * Where a command reads and writes: data to {@link #data}, everything said about the work to {@link
 * #err}.
 *
 * <p>Data goes to the stream itself, not through a {@link PrintStream}, so that a closed pipe is
 * noticed and ends the work.
 */
public final class Console {

    /**
     * System property by which the launcher script says which streams are terminals: it contains
     * some of {@code in}, {@code out} and {@code err}.
     */
    public static final String TERMINAL_PROPERTY = "astrolabe.terminal";

    private static final int BUFFER = 1 << 16;

    private final DataStream out;
    private final PrintStream err;
    private final boolean inIsTerminal;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private final Cancellation cancellation = new Cancellation();
    private final Damages damages = new Damages(this);

    private Console(OutputStream out, OutputStream err, String terminals) {
        this.out = new DataStream(out);
        this.err = new PrintStream(new TerminalStream(err, true), true, StandardCharsets.UTF_8);
        this.inIsTerminal = terminals.contains("in");
        this.outIsTerminal = terminals.contains("out");
        this.errIsTerminal = terminals.contains("err");
    }

    /** Returns the console of this process. */
    public static Console ofProcess() {
        return new Console(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getProperty(TERMINAL_PROPERTY, ""));
    }

    /**
     * Returns a console for a caller in the same process.
     *
     * @param out receives the data as UTF-8
     * @param err receives the rest as UTF-8
     * @param terminals which of {@code out} and {@code err} behave as terminals, for example {@code
     *     "err"}; empty for neither
     */
    public static Console of(OutputStream out, OutputStream err, String terminals) {
        return new Console(out, err, terminals);
    }

    /**
     * Opens the data stream for a format that other programs read: UTF-8, buffered, so flush it. It
     * throws {@link OutputException} when the data cannot be written.
     *
     * <p>Control characters pass, as the format has them, unless the data goes to a terminal.
     */
    public Writer data() {
        return outIsTerminal ? text() : writer(out);
    }

    /**
     * Opens the data stream for text that people read, as {@link #data}; control characters that
     * come from a trace are made visible.
     */
    public Writer text() {
        return writer(new TerminalStream(out, false));
    }

    /** Opens the data stream for our own words, which may have colours. */
    public Writer ownWords() {
        return writer(out);
    }

    private static Writer writer(OutputStream to) {
        return new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), BUFFER);
    }

    /** The command is run again: the data comes again, and what has left is left out. */
    public void beginAgain() {
        out.beginAgain();
    }

    /**
     * Checks that a command that was run again has written all that it had written before.
     *
     * @throws UserError if not
     */
    public void checkComplete() {
        out.checkComplete();
    }

    /** Returns the damage of stored results that the command has come across. */
    public Damages damages() {
        return damages;
    }

    /** Opens the standard input; a read ends when the command is asked to end. */
    public InputStream in() {
        return new CommandInput(
                Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel()),
                cancellation);
    }

    /** Returns where progress, warnings and errors go. */
    public PrintStream err() {
        return err;
    }

    /** Returns whether a line of {@link #err} may be redrawn. */
    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Returns whether the standard input is a terminal, at which a person types. */
    public boolean inIsTerminal() {
        return inIsTerminal;
    }

    /** Returns whether the data is read on a terminal, by a person. */
    public boolean outIsTerminal() {
        return outIsTerminal;
    }

    /** Returns what ends a command early. */
    public Cancellation cancellation() {
        return cancellation;
    }

    /** A name of a file may hold any character; a sentence stays on its line. */
    private void say(String kind, String sentence) {
        err.println("astrolabe: " + kind + ControlCharacters.escape(sentence));
    }

    /** Reports that a part of the work failed although the rest succeeded. */
    public void error(String sentence) {
        say("", sentence);
    }

    /** Prints a line of the list that belongs to the sentence before. */
    public void detail(String line) {
        err.println("  " + ControlCharacters.escape(line));
    }

    /** Prints a remark about the result. */
    public void note(String sentence) {
        say("note: ", sentence);
    }

    /** Prints a warning while the work continues. */
    public void warn(String sentence) {
        say("warning: ", sentence);
    }
}
