package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

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
        String name = ExtensionSource.contributorOf(element) + '/' + file;
        try (InputStream in = ExtensionSource.openResource(element, file)) {
            return new XmlAnalysisFile(
                    name,
                    XmlAnalysisFile.Origin.PLUGIN,
                    XmlDocuments.read(in.readNBytes(MAX_BYTES), name));
        }
    }
}
