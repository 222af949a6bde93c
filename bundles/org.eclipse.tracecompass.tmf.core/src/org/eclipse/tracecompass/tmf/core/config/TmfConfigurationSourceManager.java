package org.eclipse.tracecompass.tmf.core.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/** The list of all configuration sources, from the extension point. Thread-safe. */
public class TmfConfigurationSourceManager {

    /** The id of the extension point. */
    public static final String CONFIG_EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.config";

    /** The element of a source. */
    public static final String SOURCE_TYPE_ELEM = "source";

    /** The attribute of its class. */
    public static final String SOURCE_ATTR = "class";

    private static @Nullable TmfConfigurationSourceManager instance;

    private final Map<String, ITmfConfigurationSource> sources = new LinkedHashMap<>();

    private TmfConfigurationSourceManager() {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(CONFIG_EXTENSION_POINT_ID)) {
            if (SOURCE_TYPE_ELEM.equals(element.getName())) {
                ITmfConfigurationSource source =
                        ExtensionSource.create(element, SOURCE_ATTR, ITmfConfigurationSource.class);
                if (source != null) {
                    sources.put(source.getConfigurationSourceType().getId(), source);
                }
            }
        }
    }

    /** Returns the only instance; the extension point is read at the first call. */
    public static synchronized TmfConfigurationSourceManager getInstance() {
        TmfConfigurationSourceManager instance = TmfConfigurationSourceManager.instance;
        if (instance == null) {
            instance = new TmfConfigurationSourceManager();
            TmfConfigurationSourceManager.instance = instance;
        }
        return instance;
    }

    /** Disposes of all sources; the next {@link #getInstance} starts again. */
    public void dispose() {
        synchronized (TmfConfigurationSourceManager.class) {
            if (instance == this) {
                instance = null;
            }
        }
        synchronized (sources) {
            sources.values().forEach(ITmfConfigurationSource::dispose);
            sources.clear();
        }
    }

    /** Returns the types of all sources. */
    public List<ITmfConfigurationSourceType> getConfigurationSourceTypes() {
        List<ITmfConfigurationSourceType> types = new ArrayList<>();
        synchronized (sources) {
            sources.values().forEach(source -> types.add(source.getConfigurationSourceType()));
        }
        return types;
    }

    /**
     * Returns a source.
     *
     * @param typeId the id of its type
     * @return the source, null when there is none
     */
    public @Nullable ITmfConfigurationSource getConfigurationSource(@Nullable String typeId) {
        synchronized (sources) {
            return sources.get(typeId);
        }
    }
}
