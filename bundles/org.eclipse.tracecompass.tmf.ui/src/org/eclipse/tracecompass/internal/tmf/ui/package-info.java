/** Shared parts of this bundle: texts, icons, settings and the perspective. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
