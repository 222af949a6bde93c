package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.TraceCompassActivator;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;

/**
 * What {@link BundleActivatorsTest} checks. Public, because a class loader of its own runs it where
 * an OSGi framework runs.
 */
public final class BundleActivatorsChecks {

    private static final String PLUGIN = "com.example.lamps";

    private final Path folder;

    /** Creates checks that make bundles in a folder. */
    public BundleActivatorsChecks(Path folder) {
        this.folder = folder;
    }

    /** An activator as plug-ins write it. */
    public static final class LampActivator extends TraceCompassActivator {
        static int starts;

        /** Called by whoever starts the bundle. */
        public LampActivator() {
            super(PLUGIN);
        }

        static TraceCompassActivator getInstance() {
            return of(PLUGIN);
        }

        static TraceCompassActivator of(String plugin) {
            return TraceCompassActivator.getInstance(plugin);
        }

        @Override
        protected void startActions() {
            starts++;
        }

        @Override
        protected void stopActions() {
            starts = -1;
        }
    }

    /** An activator that knows nothing but OSGi. */
    @NonNullByDefault({})
    public static final class OtherActivator implements BundleActivator {
        static @Nullable BundleContext context;

        @Override
        public void start(BundleContext given) {
            context = given;
        }

        @Override
        public void stop(BundleContext given) {
            context = null;
        }
    }

    /** An activator that does not work. */
    @NonNullByDefault({})
    public static final class BrokenActivator implements BundleActivator {
        @Override
        public void start(BundleContext given) {
            throw new IllegalStateException("no lamps");
        }

        @Override
        public void stop(BundleContext given) {
            // nothing was started
        }
    }

    private ClassLoader bundle(String name, @Nullable Class<?> activator) throws Exception {
        Path bundle = folder.resolve(name);
        Files.createDirectories(bundle.resolve("META-INF"));
        String manifest =
                "Manifest-Version: 1.0\nBundle-SymbolicName: "
                        + name
                        + ";singleton:=true\nBundle-Version: 3.2.1\n";
        if (activator != null) {
            manifest += "Bundle-Activator: " + activator.getName() + "\n";
        }
        Files.writeString(bundle.resolve("META-INF/MANIFEST.MF"), manifest);
        Files.writeString(bundle.resolve("lamps.txt"), "hall");
        ClassLoader loader =
                new URLClassLoader(new URL[] {bundle.toUri().toURL()}, getClass().getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        return loader;
    }

    public void theFirstUseOfAnActivatorStartsIt() throws Exception {
        bundle(PLUGIN, LampActivator.class);

        TraceCompassActivator activator = LampActivator.getInstance();

        assertThat(activator)
                .isInstanceOf(LampActivator.class)
                .isSameAs(LampActivator.getInstance());
        assertThat(activator.getPluginId()).isEqualTo(PLUGIN);
        assertThat(activator.getBundle().getSymbolicName()).isEqualTo(PLUGIN);
        assertThat(LampActivator.starts).isEqualTo(1);

        List<String> messages = new ArrayList<>();
        Logger logger = Logger.getLogger(PLUGIN);
        Handler handler = handler(messages);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            activator.logInfo("on");
            activator.logWarning(null);
            activator.logError("off", new IllegalStateException("dark"));
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(true);
        }
        assertThat(messages).containsExactly("INFO on null", "WARNING  null", "SEVERE off dark");

        activator.stop(null);
        assertThat(LampActivator.starts).isEqualTo(-1);
        assertThatThrownBy(LampActivator::getInstance)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(PLUGIN);
    }

    private static Handler handler(List<String> messages) {
        return new Handler() {
            @Override
            public void publish(@Nullable LogRecord record) {
                LogRecord entry = Objects.requireNonNull(record);
                Throwable thrown = entry.getThrown();
                messages.add(
                        entry.getLevel()
                                + " "
                                + entry.getMessage()
                                + " "
                                + (thrown == null ? null : thrown.getMessage()));
            }

            @Override
            public void flush() {
                // nothing is kept
            }

            @Override
            public void close() {
                // nothing is open
            }
        };
    }

    public void anActivatorGetsABundleWithNameVersionAndFiles() throws Exception {
        ClassLoader loader = bundle("com.example.other", OtherActivator.class);

        BundleActivators.find("com.example.other");

        BundleContext context = Objects.requireNonNull(OtherActivator.context);
        assertThat(context.getBundle().getSymbolicName()).isEqualTo("com.example.other");
        assertThat(context.getBundle().getVersion()).isEqualTo(new Version(3, 2, 1));
        assertThat(context.getBundle().getHeaders().get("Bundle-Version")).isEqualTo("3.2.1");
        assertThat(context.getBundle().getEntry("/lamps.txt"))
                .isEqualTo(loader.getResource("lamps.txt"));
        assertThat(context.getBundle().getEntry("none.txt")).isNull();
        assertThat(context.getBundle().loadClass(getClass().getName())).isEqualTo(getClass());
        assertThat(context).isEqualTo(context.getBundle().getBundleContext());
        assertThat(context).hasToString("com.example.other_3.2.1");
        assertThatThrownBy(() -> context.getServiceReference(String.class))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("com.example.other")
                .hasMessageContaining("OSGi framework");
    }

    public void whatFailsIsLoggedWithTheBundle() throws Exception {
        bundle("com.example.broken", BrokenActivator.class);
        List<String> messages = new ArrayList<>();
        Logger logger = Logger.getLogger(BundleActivators.class.getName());
        Handler handler = handler(messages);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            BundleActivators.find("com.example.broken");
            BundleActivators.find("com.example.broken");
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(true);
        }
        assertThat(messages)
                .singleElement()
                .asString()
                .contains("com.example.broken", "BrokenActivator", "no lamps");
    }

    public void aBundleWithoutAnActivatorNeedsNone() throws Exception {
        bundle("com.example.plain", null);
        BundleActivators.find("com.example.plain");
        assertThatThrownBy(() -> LampActivator.of("com.example.plain"))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> LampActivator.of("com.example.nobody"))
                .isInstanceOf(IllegalStateException.class);
    }
}
