package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.Optional;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/** The installed engine. Thread-safe. */
public final class SqlEngines {

    private static final String EXTENSION_POINT_ID = "org.eclipse.tracecompass.tmf.tables.core.sql";
    private static final String CLASS_ATTR = "class";

    /** Says how an engine gets here, where there is none. */
    public static final String MISSING =
            "SQL needs the database engine DuckDB, which is not installed because of its size"
                    + " (80 MB). Install it once with 'astrolabe install SITE'; SITE is the archive"
                    + " astrolabe-sql of the release, or releng/sql-site/target/repository in a"
                    + " built checkout.";

    private SqlEngines() {}

    /** Returns the first engine that can be created; empty if none is installed. */
    public static Optional<ISqlEngine> find() {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            ISqlEngine engine = ExtensionSource.create(element, CLASS_ATTR, ISqlEngine.class);
            if (engine != null) {
                return Optional.of(engine);
            }
        }
        return Optional.empty();
    }
}
