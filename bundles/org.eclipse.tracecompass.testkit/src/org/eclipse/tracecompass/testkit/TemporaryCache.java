package org.eclipse.tracecompass.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Keeps what is derived from traces (histories, indexes) in a temporary folder instead of the
 * user's cache: {@code @ExtendWith(TemporaryCache.class)} gives each test an empty one, which is
 * deleted behind it; {@link #ofTheProcess()} is for tests that are no JUnit Jupiter tests.
 */
public final class TemporaryCache implements BeforeEachCallback, AfterEachCallback {

    private static final String PROPERTY = "astrolabe.cache";
    private static final Namespace NAMESPACE = Namespace.create(TemporaryCache.class);

    private record Use(Path folder, @Nullable String former) {}

    /** Uses one folder until the process ends, unless one is in use already. */
    public static synchronized void ofTheProcess() {
        if (System.getProperty(PROPERTY) == null) {
            Path folder = begin();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> TemporaryFolder.delete(folder)));
        }
    }

    @Override
    public void beforeEach(@Nullable ExtensionContext context) {
        if (context != null) {
            String former = System.getProperty(PROPERTY);
            context.getStore(NAMESPACE).put(PROPERTY, new Use(begin(), former));
        }
    }

    @Override
    public void afterEach(@Nullable ExtensionContext context) {
        if (context != null
                && context.getStore(NAMESPACE).remove(PROPERTY)
                        instanceof Use(Path folder, String former)) {
            if (former == null) {
                System.clearProperty(PROPERTY);
            } else {
                System.setProperty(PROPERTY, former);
            }
            TemporaryFolder.delete(folder);
        }
    }

    private static Path begin() {
        try {
            Path folder = Files.createTempDirectory("astrolabe-test");
            System.setProperty(PROPERTY, folder.toString());
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
