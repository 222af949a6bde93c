package org.eclipse.tracecompass.common.core.bundles;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Activators of bundles that are only folders of the class path. */
class BundleActivatorsTest {

    private static final String OURS = "org.eclipse.tracecompass.common.core.";

    @TempDir Path folder = Path.of("");

    /**
     * Defines our classes again. They come from no bundle then, as in a plain JVM, even if an OSGi
     * framework runs.
     */
    @NonNullByDefault({})
    private static final class PlainLoader extends ClassLoader {

        PlainLoader(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(OURS)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known == null ? define(name) : known;
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream stream =
                    getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (stream == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = stream.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private void inAPlainJvm(String check) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            Class<?> checks =
                    new PlainLoader(getClass().getClassLoader())
                            .loadClass(BundleActivatorsChecks.class.getName());
            Object created = checks.getConstructor(Path.class).newInstance(folder);
            checks.getMethod(check).invoke(created);
        } catch (InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void theFirstUseOfAnActivatorStartsIt() throws Exception {
        inAPlainJvm("theFirstUseOfAnActivatorStartsIt");
    }

    @Test
    void anActivatorGetsABundleWithNameVersionAndFiles() throws Exception {
        inAPlainJvm("anActivatorGetsABundleWithNameVersionAndFiles");
    }

    @Test
    void whatFailsIsLoggedWithTheBundle() throws Exception {
        inAPlainJvm("whatFailsIsLoggedWithTheBundle");
    }

    @Test
    void aBundleWithoutAnActivatorNeedsNone() throws Exception {
        inAPlainJvm("aBundleWithoutAnActivatorNeedsNone");
    }
}
