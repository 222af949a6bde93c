/**
 * Shared parts of tests of the framework and of everything above it: traces and data providers that
 * are made up, and the worked example of the state system guide.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.testkit;

import org.eclipse.jdt.annotation.NonNullByDefault;
