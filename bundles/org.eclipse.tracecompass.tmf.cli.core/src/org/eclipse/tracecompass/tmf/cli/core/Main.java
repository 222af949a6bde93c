package org.eclipse.tracecompass.tmf.cli.core;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.files.Shortage.Resource;

/**
 * The start of the program {@code astrolabe}. It reports a shortage that {@link AstrolabeCommand}
 * cannot report: when its classes cannot be loaded, or when a thread dies of it and others would
 * wait for that thread.
 */
public final class Main {

    private static final FileOutputStream ERR = new FileOutputStream(FileDescriptor.err);

    /** Made before all else: there may not even be memory for the class of another message. */
    private static final byte[] HARDLY_STARTED =
            "astrolabe: Java has too little memory to start; allow more: ASTROLABE_OPTS=-Xmx4g\n"
                    .getBytes(StandardCharsets.UTF_8);

    /** Made at the start, because there may be no memory for it later. */
    private static final byte[] NO_MEMORY = noMemory();

    /** Whether the command has reported its own result, so that nothing more needs to be said. */
    private static volatile boolean reported;

    private Main() {}

    /** Runs a command in a process of its own. */
    public static void main(String[] args) {
        try {
            Thread.setDefaultUncaughtExceptionHandler(Main::threadEnded);
            AstrolabeCommand.main(args);
        } catch (OutOfMemoryError e) {
            end(NO_MEMORY);
        } catch (LinkageError e) {
            end(lineOf(e));
        }
    }

    /** Loads the classes that end the process, because there may be no memory for them later. */
    private static void prepareToEnd() {
        try {
            Runtime.getRuntime().removeShutdownHook(new Thread());
        } catch (IllegalStateException e) {
            // The process is ending already.
        }
    }

    /** Tells that the command has ended and said why; threads that fail later do so in silence. */
    static void reported() {
        reported = true;
    }

    /** Ends the process if a thread has no memory: others may wait for it forever. */
    private static void threadEnded(Thread thread, Throwable e) {
        try {
            if (!isShortOfMemory(e)) {
                StringWriter stack = new StringWriter();
                e.printStackTrace(new PrintWriter(stack));
                System.err.print("Exception in thread \"" + thread.getName() + "\" " + stack);
                return;
            }
        } catch (OutOfMemoryError noMemory) {
            // There is not even enough to tell of another failure.
        }
        end(reported ? new byte[0] : NO_MEMORY);
    }

    /** Whether memory was missing, be it while a class was being linked. */
    private static boolean isShortOfMemory(Throwable e) {
        Throwable cause = e;
        while (cause != null && !(cause instanceof OutOfMemoryError)) {
            cause = cause.getCause();
        }
        return cause != null;
    }

    private static byte[] lineOf(LinkageError e) {
        try {
            return line(Shortage.behind(e).orElseThrow(() -> e));
        } catch (OutOfMemoryError noMemory) {
            return NO_MEMORY;
        }
    }

    private static byte[] noMemory() {
        prepareToEnd();
        try {
            return line(Shortage.of(Resource.MEMORY));
        } catch (OutOfMemoryError e) {
            return HARDLY_STARTED;
        }
    }

    private static byte[] line(Shortage shortage) {
        return ("astrolabe: " + shortage.sentence() + '\n').getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Ends the process without shutdown hooks, which need memory, too. If several threads have no
     * memory, the first one says so.
     */
    private static synchronized void end(byte[] line) {
        try {
            ERR.write(line);
        } catch (IOException e) {
            // nobody listens
        }
        Runtime.getRuntime().halt(1);
    }
}
