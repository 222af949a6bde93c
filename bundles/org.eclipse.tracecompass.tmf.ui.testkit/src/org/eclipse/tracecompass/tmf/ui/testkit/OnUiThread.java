package org.eclipse.tracecompass.tmf.ui.testkit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Optional;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs a whole test class on the UI thread, for tests of a widget that never wait for others. */
@NonNullByDefault({}) // the interface leaves open what may be null
public final class OnUiThread implements InvocationInterceptor {

    @Override
    public <T> T interceptTestClassConstructor(
            Invocation<T> invocation,
            ReflectiveInvocationContext<Constructor<T>> constructor,
            ExtensionContext context)
            throws Throwable {
        return onUiThread(invocation).orElseThrow();
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation,
            ReflectiveInvocationContext<Method> method,
            ExtensionContext context)
            throws Throwable {
        onUiThread(invocation);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation,
            ReflectiveInvocationContext<Method> method,
            ExtensionContext context)
            throws Throwable {
        onUiThread(invocation);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation,
            ReflectiveInvocationContext<Method> method,
            ExtensionContext context)
            throws Throwable {
        onUiThread(invocation);
    }

    private static <T> Optional<T> onUiThread(Invocation<T> invocation) throws Exception {
        return UiThread.call(
                () -> {
                    try {
                        return Optional.ofNullable(invocation.proceed());
                    } catch (Exception | Error e) {
                        throw e;
                    } catch (Throwable e) {
                        throw new AssertionError(e);
                    }
                });
    }
}
