/** Internals of the framework: nobody outside of this bundle uses them. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
