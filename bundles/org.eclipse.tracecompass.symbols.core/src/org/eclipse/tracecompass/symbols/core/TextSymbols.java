package org.eclipse.tracecompass.symbols.core;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.symbols.core.SymbolTable.Entry;

/**
 * Symbols as text, one per line: {@code address type name} as written by {@code nm} and {@code
 * /proc/kallsyms}, {@code address size type name} as by {@code nm -S}, or {@code address size name}
 * as in the maps of {@code perf}; numbers in hexadecimal, names in UTF-8. Other lines are skipped.
 */
final class TextSymbols {

    private static final Pattern NM = pattern("([0-9a-fA-F]{1,16})\\s+[a-zA-Z?-]\\s+(.+)");

    /** With {@code nm -S}, sizes are written as long as addresses. */
    private static final Pattern NM_SIZES =
            pattern(
                    "([0-9a-fA-F]{8}|[0-9a-fA-F]{16})\\s+([0-9a-fA-F]{8}|[0-9a-fA-F]{16})\\s+[a-zA-Z?-]\\s+(.+)");

    private static final Pattern PERF =
            pattern("(?:0x)?([0-9a-fA-F]{1,16})\\s+(?:0x)?([0-9a-fA-F]{1,16})\\s+(.+)");

    /** Longer lines name nothing; names of C++ have some thousand characters. */
    private static final int LONGEST_LINE = 1 << 16;

    private TextSymbols() {
        // static
    }

    /** A name may have characters that end lines elsewhere. */
    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.DOTALL);
    }

    static void read(Path file, NavigableMap<Long, Entry> symbols) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            byte[] line = new byte[LONGEST_LINE];
            int length = 0;
            for (int b = in.read(); b >= 0; b = in.read()) {
                if (b == 0) {
                    throw new IOException("it is neither an ELF file nor text");
                }
                if (b == '\n') {
                    read(line, length, symbols);
                    length = 0;
                } else if (length++ < LONGEST_LINE) {
                    line[length - 1] = (byte) b;
                } else {
                    length = LONGEST_LINE + 1;
                }
            }
            read(line, length, symbols);
        }
    }

    private static void read(byte[] bytes, int length, NavigableMap<Long, Entry> symbols) {
        if (length > LONGEST_LINE) {
            return;
        }
        String line = new String(bytes, 0, length, StandardCharsets.UTF_8).strip();
        Matcher nm = NM.matcher(line);
        Matcher sized = NM_SIZES.matcher(line);
        Matcher perf = PERF.matcher(line);
        if (nm.matches()) {
            symbols.put(address(nm.group(1)), new Entry(nm.group(2), 0));
        } else if (sized.matches()) {
            symbols.put(
                    address(sized.group(1)), new Entry(sized.group(3), address(sized.group(2))));
        } else if (perf.matches()) {
            symbols.put(address(perf.group(1)), new Entry(perf.group(3), address(perf.group(2))));
        }
    }

    private static long address(String hex) {
        return Long.parseUnsignedLong(hex, 16);
    }
}
