/** Internals of the framework, used only inside this bundle. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
