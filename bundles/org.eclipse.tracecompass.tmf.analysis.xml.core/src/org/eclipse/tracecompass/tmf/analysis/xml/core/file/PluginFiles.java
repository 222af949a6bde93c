package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ContributorFactoryOSGi;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.osgi.framework.Bundle;

/** Files that plug-ins contribute to the extension point of XML analyses. */
final class PluginFiles {

    private static final String EXTENSION_POINT =
            "org.eclipse.linuxtools.tmf.analysis.xml.core.files";
    private static final String FILE_ELEMENT = "xmlfile";
    private static final int MAX_BYTES = 10_000_001;

    private PluginFiles() {}

    /** Reads the files; one that cannot be used is logged and left out. */
    static List<XmlAnalysisFile> read() {
        List<XmlAnalysisFile> files = new ArrayList<>();
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT)) {
            String file = element.getAttribute("file");
            if (FILE_ELEMENT.equals(element.getName()) && file != null) {
                try {
                    files.add(read(element, file));
                } catch (IOException | XmlFileException e) {
                    ExtensionSource.logBroken(element, file, e);
                }
            }
        }
        return files;
    }

    private static XmlAnalysisFile read(IConfigurationElement element, String file)
            throws IOException, XmlFileException {
        URL url = find(element, file);
        if (url == null) {
            throw new IOException("the plug-in has no such file");
        }
        String name = contributor(element) + '/' + file;
        try (InputStream in = url.openStream()) {
            return new XmlAnalysisFile(
                    name,
                    XmlAnalysisFile.Origin.PLUGIN,
                    XmlDocuments.read(in.readNBytes(MAX_BYTES), name));
        }
    }

    /** The name of the plug-in; of a fragment its own, not that of its host. */
    private static String contributor(IConfigurationElement element) {
        Bundle bundle = bundle(element);
        return bundle == null
                ? element.getContributor().getName()
                : String.valueOf(bundle.getSymbolicName());
    }

    private static @Nullable Bundle bundle(IConfigurationElement element) {
        return ExtensionSource.isPlatformRunning()
                ? ContributorFactoryOSGi.resolve(element.getContributor())
                : null;
    }

    /** Returns the place of a file in the plug-in of an extension; null if it has none. */
    static @Nullable URL find(IConfigurationElement element, String file) {
        Bundle bundle = bundle(element);
        if (bundle != null) {
            URL inside = bundle.getEntry(file);
            return inside == null ? onClassPath(bundle, file) : inside;
        }
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        URL found = context == null ? null : context.getResource(file);
        return found == null ? PluginFiles.class.getClassLoader().getResource(file) : found;
    }

    /** Looks among the classes of a bundle; those of a fragment are with those of its host. */
    private static @Nullable URL onClassPath(Bundle bundle, String file) {
        Bundle[] hosts = Platform.getHosts(bundle);
        return (hosts == null || hosts.length == 0 ? bundle : hosts[0]).getResource(file);
    }
}
