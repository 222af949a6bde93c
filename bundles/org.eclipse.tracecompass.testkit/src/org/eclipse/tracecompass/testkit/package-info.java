/**
 * Shared parts of test bundles: the location of real traces, and the property engine under OSGi.
 */
package org.eclipse.tracecompass.testkit;
