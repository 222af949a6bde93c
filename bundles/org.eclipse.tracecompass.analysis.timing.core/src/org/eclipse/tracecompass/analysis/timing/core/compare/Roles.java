package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.regex.Pattern;

/** The names of things without the numbers that differ from run to run. */
public final class Roles {

    private static final Pattern NUMBER = Pattern.compile(" \\(\\d+\\)");
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-fA-F]{4,}");
    private static final Pattern KERNEL_WORKER = Pattern.compile("^(kworker/u?\\d+):\\d+(H?).*");

    /** A name that is nothing but an address, such as that of a function without symbols. */
    private static final Pattern ONLY_ADDRESS = Pattern.compile("0x[0-9a-fA-F]+");

    private Roles() {}

    /**
     * Returns a name as it is in every run: without the number of a thread or process, without
     * addresses, and with one name for all kernel workers of a CPU. A name that is nothing but an
     * address stays, because all such names would be one.
     *
     * @param name the name, such as "net (373) 0x7fcc07accf80"
     * @return the name that is matched, such as "net 0x…"
     */
    public static String of(String name) {
        if (ONLY_ADDRESS.matcher(name).matches()) {
            return name;
        }
        String role = ADDRESS.matcher(NUMBER.matcher(name).replaceAll("")).replaceAll("0x…");
        return KERNEL_WORKER.matcher(role).replaceAll("$1$2");
    }
}
