package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names of system calls by their numbers, which differ between architectures. For tracers that
 * record the number only.
 */
public final class SyscallNumbers {

    private static final int MOST = 1024;

    private static final class X86 {
        static final SyscallNumbers TABLE = new SyscallNumbers("syscalls-x86-64.txt");
    }

    private static final class Generic {
        static final SyscallNumbers TABLE = new SyscallNumbers("syscalls-generic.txt");
    }

    private final @Nullable String[] names = new @Nullable String[MOST];

    private SyscallNumbers(String resource) {
        try (InputStream in = SyscallNumbers.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is not in the bundle");
            }
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                int blank = line.indexOf(' ');
                if (!line.startsWith("#") && blank > 0) {
                    names[Integer.parseInt(line.substring(0, blank))] = line.substring(blank + 1);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the names on x86-64. */
    public static SyscallNumbers x86() {
        return X86.TABLE;
    }

    /** Returns the names on the architectures that have no numbers of their own: 64-bit ARM. */
    public static SyscallNumbers generic() {
        return Generic.TABLE;
    }

    /** Returns the name of a call; a text made of the number where it has none. */
    public String name(long number) {
        String name = number < 0 || number >= MOST ? null : names[(int) number];
        return name == null ? "syscall_" + number : name;
    }

    /** Returns whether the number belongs to a call of one of these names. */
    public boolean isOneOf(long number, String... names) {
        return Arrays.asList(names).contains(name(number));
    }
}
