/** What a data provider answers with: a model together with how complete it is. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.response;

import org.eclipse.jdt.annotation.NonNullByDefault;
