/**
 * Views written the way plug-ins of other people write them, and what happens to them in the
 * workbench.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.foreign;

import org.eclipse.jdt.annotation.NonNullByDefault;
