package org.eclipse.tracecompass.internal.tmf.ui.open;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;

/** The traces that come with the program, where their bundle is installed. */
public final class DemoTraces {

    private static final String BUNDLE = "org.eclipse.tracecompass.demo";
    private static final String FOLDER = "traces";
    private static final List<String> FOLDERS = List.of("traces/k-alpha/s1", "traces/k-beta/s1");

    private DemoTraces() {}

    /** Whether there are demo traces. */
    public static boolean present() {
        return Platform.getBundle(BUNDLE) != null;
    }

    /** The folder of the first demo trace; empty if there is none. */
    public static List<Path> first() {
        List<Path> all = all();
        return all.isEmpty() ? all : List.of(all.get(0));
    }

    /** The folders of all demo traces. */
    public static List<Path> all() {
        Bundle bundle = Platform.getBundle(BUNDLE);
        if (bundle == null) {
            return List.of();
        }
        return FOLDERS.stream().flatMap(folder -> locate(bundle, folder).stream()).toList();
    }

    /** Whether a path is the folder of all demo traces. */
    public static boolean isFolder(Path path) {
        Bundle bundle = path.endsWith(FOLDER) ? Platform.getBundle(BUNDLE) : null;
        return bundle != null && locate(bundle, FOLDER).contains(path);
    }

    private static List<Path> locate(Bundle bundle, String folder) {
        URL entry = bundle.getEntry(folder);
        if (entry == null) {
            return List.of();
        }
        try {
            URL file = FileLocator.toFileURL(entry);
            return List.of(new File(file.getPath()).toPath().toAbsolutePath().normalize());
        } catch (IOException e) {
            System.getLogger(DemoTraces.class.getName())
                    .log(System.Logger.Level.WARNING, "The demo traces cannot be found", e);
            return List.of();
        }
    }
}
