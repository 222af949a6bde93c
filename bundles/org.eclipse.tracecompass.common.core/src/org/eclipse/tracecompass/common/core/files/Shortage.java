package org.eclipse.tracecompass.common.core.files;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A resource of the machine that has run out, and what the user can do about it. A failure caused
 * by a shortage says nothing about the trace or the stored results that were being read.
 *
 * @param resource what has run out
 * @param sentence says so, and what to do
 */
public record Shortage(Resource resource, String sentence) {

    /** What a machine may run out of. */
    public enum Resource {
        /** Room on a disk. */
        SPACE,
        /** Open files. */
        FILES,
        /** The memory that Java may take. */
        MEMORY,
        /** Threads. */
        THREADS
    }

    /** Limit for chains of causes, which may be cyclic. */
    private static final int MOST_CAUSES = 20;

    /** A file that exists in every Java runtime. */
    private static final Path OF_JAVA =
            Path.of(System.getProperty("java.home", "/"), "lib", "modules");

    /**
     * Returns the shortage that caused a failure. Messages of the system are in the user's
     * language; if a message is unknown, this method tests whether a file can be opened now.
     *
     * @param failure what was thrown
     * @return the shortage; empty if the failure has another cause
     */
    public static Optional<Shortage> behind(Throwable failure) {
        Throwable cause = failure;
        for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
            Resource resource = resource(cause);
            if (resource != null) {
                return Optional.of(new Shortage(resource, sentence(resource, cause)));
            }
            cause = cause.getCause();
        }
        return Optional.empty();
    }

    /** Returns the shortage of a resource, without a file name. */
    public static Shortage of(Resource resource) {
        return new Shortage(resource, sentence(resource, null));
    }

    /**
     * Returns the reason of a failure: the sentence of a shortage, else its message or class name.
     */
    public static String reasonOf(Throwable failure) {
        String message = failure.getMessage();
        return behind(failure)
                .map(Shortage::sentence)
                .orElse(
                        message == null || message.isBlank()
                                ? failure.getClass().getSimpleName()
                                : message);
    }

    /** Returns the sentence with a small first letter, for use after a colon. */
    public String clause() {
        return resource == Resource.MEMORY
                ? sentence
                : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static @Nullable Resource resource(Throwable cause) {
        return switch (cause) {
            case OutOfMemoryError error ->
                    text(error).contains("thread") ? Resource.THREADS : Resource.MEMORY;
            case IOException io -> ofFile(io);
            case ClassNotFoundException missing -> canOpenFiles() ? null : Resource.FILES;
            case NoClassDefFoundError missing -> canOpenFiles() ? null : Resource.FILES;
            // A class that failed before is not tried again; what it failed of is in a text only.
            case ExceptionInInitializerError before ->
                    text(before).contains("java.lang.outofmemoryerror") ? Resource.MEMORY : null;
            // Java opens the library that verifies classes when it needs it first.
            case VerifyError unverified ->
                    text(unverified).contains("could not link verifier") ? Resource.FILES : null;
            default -> null;
        };
    }

    private static @Nullable Resource ofFile(IOException failure) {
        String text = text(failure);
        if (text.contains("no space left")
                || text.contains("not enough space")
                || text.contains("disk quota exceeded")
                || text.contains("file too large")) {
            return Resource.SPACE;
        }
        boolean isUnknown =
                failure.getClass() == FileSystemException.class
                        || failure instanceof FileNotFoundException;
        return text.contains("too many open files") || isUnknown && !canOpenFiles()
                ? Resource.FILES
                : null;
    }

    private static String text(Throwable failure) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    }

    private static boolean canOpenFiles() {
        try (FileChannel file = FileChannel.open(OF_JAVA, StandardOpenOption.READ)) {
            return file.isOpen();
        } catch (NoSuchFileException | AccessDeniedException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static String sentence(Resource resource, @Nullable Throwable cause) {
        return switch (resource) {
            case SPACE ->
                    "No space is left"
                            + (cause instanceof FileSystemException file && file.getFile() != null
                                    ? " for " + file.getFile()
                                    : "")
                            + (File.separatorChar == '/'
                                    ? "; free some, or write to another disk (stored results:"
                                            + " XDG_CACHE_HOME)."
                                    : "; free some.");
            case FILES ->
                    "Too many files are open; close some traces or programs, or allow more with"
                            + " 'ulimit -n 4096'.";
            case MEMORY -> memory(Runtime.getRuntime().maxMemory());
            case THREADS ->
                    "The system allows no more threads; close some programs, or allow more with"
                            + " 'ulimit -u'.";
        };
    }

    /** Made at each start of a command, so without a formatter, which takes longer to load. */
    private static String memory(long most) {
        String more = "-Xmx" + Math.max(4, most / 1_000_000_000 * 2) + 'g';
        return "Java's memory of "
                + (most >> 20)
                + " MiB is used up; start with "
                + more
                + " (ASTROLABE_OPTS="
                + more
                + "), or ask for less at a time.";
    }
}
