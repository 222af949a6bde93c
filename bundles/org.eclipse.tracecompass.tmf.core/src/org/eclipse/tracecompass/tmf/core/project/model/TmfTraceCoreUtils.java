package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.regex.Pattern;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Names and paths of traces that are safe on the platform. */
public class TmfTraceCoreUtils {

    private static final boolean IS_WINDOWS = java.io.File.separatorChar == '\\';

    /** The characters not allowed in file names on Windows, and elsewhere. */
    private static final Pattern INVALID_ON_WINDOWS = Pattern.compile("[\\\\/:*?\"<>|\\p{Cntrl}]");

    private static final Pattern INVALID = Pattern.compile("[/\0]");

    /** A colon inside a path is no device on our platforms; this stands for it in a Path. */
    private static final char COLON_STAND_IN = '\u0001';

    /** Only static methods; public because the documented class can be subclassed. */
    protected TmfTraceCoreUtils() {}

    /**
     * A file name made of any text.
     *
     * @param input the text
     * @return the text with a {@code _} for each character that a file name may not have on this
     *     platform, and {@code _.} and {@code _..} for the names of folders themselves
     */
    @NonNullByDefault({})
    public static String validateName(String input) {
        return validateName(input, IS_WINDOWS);
    }

    static String validateName(String input, boolean windows) {
        String name = (windows ? INVALID_ON_WINDOWS : INVALID).matcher(input).replaceAll("_");
        if (name.equals(".") || name.equals("..")) {
            return '_' + name;
        }
        return windows && name.endsWith(".") ? name.substring(0, name.length() - 1) + '_' : name;
    }

    /**
     * A path that keeps colons in file names, which {@link Path} takes for the end of a device.
     *
     * @param path a path of the file system
     * @return the path; {@link #safePathToString} turns it back
     */
    @NonNullByDefault({})
    public static Path newSafePath(String path) {
        boolean windowsDevice = IS_WINDOWS && path.length() > 1 && path.charAt(1) == ':';
        String safe =
                windowsDevice
                        ? path.substring(0, 2) + path.substring(2).replace(':', COLON_STAND_IN)
                        : path.replace(':', COLON_STAND_IN);
        IPath result = IPath.fromOSString(safe);
        return result instanceof Path known ? known : new Path(safe);
    }

    /**
     * The file system's form of a path made by {@link #newSafePath}.
     *
     * @param path the path
     * @return with its colons
     */
    @NonNullByDefault({})
    public static String safePathToString(String path) {
        return path.replace(COLON_STAND_IN, ':');
    }
}
