/**
 * Shared parts of tests of views: {@link org.eclipse.tracecompass.tmf.ui.testkit.Viewer} is the
 * running application.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.testkit;

import org.eclipse.jdt.annotation.NonNullByDefault;
