package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/** Files that plug-ins contribute, each for some types of traces or for all. */
public final class PluginSource {

    /** The id of the extension point. */
    public static final String EXTENSION_POINT =
            "org.eclipse.tracecompass.tmf.analysis.declared.core.states";

    private static final String FILE_ELEMENT = "states";
    private static final String TRACE_TYPE_ELEMENT = "tracetype";
    private static final int MAX_BYTES = 4_000_001;

    private PluginSource() {}

    /**
     * Reads the files for a type of traces; one that cannot be read is a problem like any other.
     */
    public static List<Read> read(@Nullable String traceTypeId) {
        List<Read> reads = new ArrayList<>();
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT)) {
            if (element.getName().equals(FILE_ELEMENT) && isFor(element, traceTypeId)) {
                String file = element.getAttribute("file");
                if (file == null) {
                    ExtensionSource.logBroken(
                            element, null, new IOException("its attribute file is missing"));
                } else {
                    reads.add(read(element, file));
                }
            }
        }
        return reads;
    }

    private static Read read(IConfigurationElement element, String file) {
        String source = ExtensionSource.contributorOf(element) + '/' + file;
        try {
            return Read.of(
                    StatesLanguage.parseAny(text(element, file), source),
                    DeclarationSet.Origin.PLUGIN);
        } catch (IOException e) {
            return Read.unreadable(source, DeclarationSet.Origin.PLUGIN, e);
        }
    }

    private static boolean isFor(IConfigurationElement element, @Nullable String traceTypeId) {
        IConfigurationElement[] types = element.getChildren(TRACE_TYPE_ELEMENT);
        if (types.length == 0) {
            return true;
        }
        for (IConfigurationElement type : types) {
            String id = type.getAttribute("id");
            if (id != null && id.equals(traceTypeId)) {
                return true;
            }
        }
        return false;
    }

    private static String text(IConfigurationElement element, String file) throws IOException {
        try (InputStream in = ExtensionSource.openResource(element, file)) {
            return new String(in.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
        }
    }
}
