package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** Colours by the names of the X Window System. */
public class X11ColorUtils {

    private static final String RESOURCE = "x11-colors.txt";

    private static final class Holder {
        static final Map<String, String> COLORS = readColors();
    }

    /** The documented class has static methods only, but may be subclassed. */
    protected X11ColorUtils() {
        // static
    }

    private static Map<String, String> readColors() {
        Map<String, String> colors = new HashMap<>();
        try (InputStream stream = X11ColorUtils.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("the list of colours " + RESOURCE + " is missing");
            }
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                int space = line.indexOf(' ');
                if (!line.startsWith("#")) {
                    colors.put(line.substring(0, space), '#' + line.substring(space + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return colors;
    }

    /**
     * Returns a colour.
     *
     * @param name its name; case and spaces do not matter
     * @return {@code #rrggbb}, null when there is no colour of that name
     */
    public static @Nullable String toHexColor(String name) {
        return Holder.COLORS.get(name.replace(" ", "").toLowerCase(Locale.ROOT));
    }

    /**
     * Writes a colour.
     *
     * @param red the red part; parts are cut to 0 to 255
     * @param green the green part
     * @param blue the blue part
     * @return {@code #rrggbb}
     */
    public static String toHexColor(int red, int green, int blue) {
        return String.format(Locale.ROOT, "#%02x%02x%02x", cut(red), cut(green), cut(blue));
    }

    private static int cut(int part) {
        return Math.max(0, Math.min(255, part));
    }
}
