package org.eclipse.tracecompass.testkit;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;

/** How much work a test does that can do any amount of it. */
public final class Effort {

    private Effort() {}

    /**
     * Returns a number that can be set from outside.
     *
     * @param name for example {@code soak}: the system property {@code astrolabe.soak} sets it,
     *     else the environment variable {@code ASTROLABE_SOAK}
     * @param normal the number of a normal build
     */
    public static long of(String name, long normal) {
        @Nullable
        String set =
                System.getProperty(
                        "astrolabe." + name,
                        System.getenv("ASTROLABE_" + name.toUpperCase(Locale.ROOT)));
        return set == null ? normal : Long.parseLong(set);
    }
}
