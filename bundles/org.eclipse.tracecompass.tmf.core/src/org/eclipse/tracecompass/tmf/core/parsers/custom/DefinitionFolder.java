package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/**
 * Where definitions are stored: in one folder per user, so that the viewer and the command line
 * know the same trace types.
 */
final class DefinitionFolder {

    /** System property: the folder to use instead. */
    static final String PROPERTY = "astrolabe.parsers";

    private static final String TEMPLATES = "templates/org.eclipse.linuxtools.tmf.core/";

    /** The folder of the definitions that the product brings; ends with a slash. */
    static final String DEFAULTS = installation() + TEMPLATES;

    private DefinitionFolder() {}

    /** The folder of the user's definitions; it need not exist. */
    static Path ofUser() {
        String given = System.getProperty(PROPERTY);
        if (given != null && !given.isBlank()) {
            return Path.of(given);
        }
        return UserFolders.ofProcess().data().orElseGet(CacheFolder::root).resolve("parsers");
    }

    private static String installation() {
        Location location =
                ExtensionSource.isPlatformRunning() ? Platform.getInstallLocation() : null;
        if (location == null || location.getURL() == null) {
            return "";
        }
        try {
            // Locations are not always encoded as they should be.
            URI uri = new URI(location.getURL().toString().replace(" ", "%20"));
            return new File(uri).getPath() + '/';
        } catch (URISyntaxException | IllegalArgumentException e) {
            return "";
        }
    }
}
