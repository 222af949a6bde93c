package org.eclipse.tracecompass.tmf.core.signal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a public method with one parameter, a class of signal, that is called with each signal of
 * that class once its object is registered with {@link TmfSignalManager}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface TmfSignalHandler {}
